import { Link } from 'wouter';
import { assetUrl } from '#src/config/environment.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { homePages, StaticLink } from '#src/layout/static-links.tsx';
import { WriteLink } from '#src/layout/write-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

const linkClass = `${buttonClass('line')} hover:bg-white/15`;

export function AboutPage() {
  return (
    <div className="m-auto grid w-full grid-cols-1 items-center gap-6 beside:grid-cols-[auto_auto] beside:justify-center beside:gap-[min(--spacing(24),6.7vw)]">
      <div className="grid justify-items-center gap-4 text-center beside:justify-items-start beside:text-left">
        <PageHeading name="about" />
        <p className="text-xl text-shadow-lg sm:text-2xl md:text-3xl short:text-xl">
          {sliderPages.about.introduction}
        </p>
        <p className="max-w-md text-lg text-on-ground-muted text-shadow-lg md:max-w-lg md:text-xl">
          {sliderPages.about.tagline}
        </p>
        <p className="flex flex-wrap justify-center gap-3 pt-2 print:hidden beside:justify-start">
          <Link href={paths.resume} className={linkClass}>
            {sliderPages.about.resumeLink}
          </Link>
          <WriteLink className={linkClass}>{sliderPages.about.writeLink}</WriteLink>
          {homePages.map((page) => (
            <StaticLink
              key={page.slug}
              page={page}
              className="-my-2 inline-flex min-h-11 items-center self-center font-semibold underline underline-offset-4 text-shadow-lg sm:px-2"
            />
          ))}
        </p>
      </div>
      <img
        data-home="picture"
        src={assetUrl('germany.svg')}
        alt={sliderPages.about.imageAlt}
        width={748}
        height={1028}
        loading="lazy"
        className="mx-auto h-[min(36svh,30rem)] w-auto map-shadow beside:h-[min(62svh,34rem)]"
      />
    </div>
  );
}
