import { Link } from 'wouter';
import { sliderPages } from '#content/slider.ts';
import type { Detail } from '#src/content/catalogue.ts';
import { pageIndex } from '#src/content/pages.ts';
import { paths } from '#src/navigation/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { AppTile } from './app-tile.tsx';
import { PageHeading } from './page-heading.tsx';

interface TilesPageProps {
  name: 'skills' | 'projects';
  details: readonly Detail[];
}

/** Pages 1 and 2: a heading above app tiles. */
export function TilesPage({ name, details }: TilesPageProps) {
  return (
    <div className="mx-auto mt-[clamp(0px,75svh-460px,18svh)] mb-auto grid w-full justify-items-center gap-[min(2rem,4svh)] short:my-auto short:gap-3">
      <PageHeading page={pageIndex[name]}>{sliderPages[name].heading}</PageHeading>
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-shadow-lg">
          {sliderPages[name].empty}
          <Link href={paths.form} className={buttonClass('line')}>
            {sliderPages.about.writeLink}
          </Link>
        </p>
      )}
      <ul className="flex w-[calc(100%+24px)] max-w-md flex-wrap justify-center gap-y-4 sm:gap-y-8 short:w-full short:max-w-none short:gap-y-2">
        {details.map((detail) => (
          <li key={detail.slug} className="w-1/3 min-w-[5.5rem] short:w-1/6">
            <AppTile detail={detail} />
          </li>
        ))}
      </ul>
    </div>
  );
}
