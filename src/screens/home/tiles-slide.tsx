import { buttonClass } from '#src/components/button.tsx';
import { ContactLink } from '#src/components/links.tsx';
import { slideTexts } from '#src/content/browser-texts.data.ts';
import { projects, skills } from '#src/content/details.data.ts';
import { AppTile } from './app-tile.tsx';
import { SlideGroup, SlideHeading } from './slide-parts.tsx';
import { tileLayouts } from './tile-layouts.ts';

/** Maximum number of tiles that fit as rows on a phone. */
const maxRows = 3;

export function TilesSlide({ name }: { name: 'skills' | 'projects' }) {
  const details = name === 'skills' ? skills : projects;
  const layout = details.length > maxRows ? tileLayouts.grid : tileLayouts.rows;
  return (
    <SlideGroup className="justify-items-center gap-6 sm:gap-8 md:gap-12 landscape-phone:gap-3 two-columns:justify-items-start">
      <SlideHeading name={name} />
      {details.length === 0 && (
        <p className="flex flex-wrap items-center justify-center gap-4 text-center text-shadow-lg">
          {slideTexts[name].empty}
          <ContactLink className={buttonClass('secondary')}>
            {slideTexts.about.writeLink}
          </ContactLink>
        </p>
      )}
      <ul
        className={`md:grid-cols-tiles @container grid justify-self-stretch max-sm:-mx-2.5 md:gap-x-6 md:gap-y-16 ${layout.list}`}
      >
        {details.map((detail) => (
          <li key={detail.slug} className="min-w-0">
            <AppTile detail={detail} layout={layout} />
          </li>
        ))}
      </ul>
    </SlideGroup>
  );
}
