import { Link } from 'wouter';
import { assetUrl } from '#src/config/environment.ts';
import { slides } from '#src/content/browser-texts.data.ts';
import { ContactLink } from '#src/layout/contact-link.tsx';
import { aboutLinks, StaticLink } from '#src/layout/static-links.tsx';
import { paths } from '#src/navigation/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { SlideHeading } from './slide-heading.tsx';

/** Makes the row reach from margin to margin on a phone. */
const inRow = 'max-sm:grow max-sm:px-4';

export function AboutSlide() {
  return (
    <div className="about-group">
      <div className="row-start-2 grid grid-cols-1 gap-4 text-center only:row-span-full only:self-center beside:row-auto beside:text-left">
        <SlideHeading name="about" />
        <p className="text-xl text-shadow-lg sm:text-2xl md:text-3xl short:text-xl">
          {slides.about.introduction}
        </p>
        <p className="mx-auto max-w-md text-lg text-on-ground-muted text-shadow-lg md:max-w-lg md:text-xl beside:mx-0">
          {slides.about.tagline}
        </p>
        <p className="flex flex-wrap justify-center gap-2 pt-2 sm:gap-3 print:hidden beside:justify-start">
          <ContactLink className={`${buttonClass()} ${inRow}`}>
            {slides.about.writeLink}
          </ContactLink>
          <Link href={paths.resume} className={`${buttonClass('secondary')} ${inRow}`}>
            {slides.about.resumeLink}
          </Link>
          {aboutLinks.map((page) => (
            <StaticLink key={page.slug} page={page} className="about-link" />
          ))}
        </p>
      </div>
      {slides.about.imageAlt && (
        <div className="about-map">
          <img
            data-home="picture"
            src={assetUrl('germany.svg')}
            alt={slides.about.imageAlt}
            width={748}
            height={1028}
            loading="lazy"
          />
        </div>
      )}
    </div>
  );
}
