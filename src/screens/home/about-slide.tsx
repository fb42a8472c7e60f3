import { Link } from 'wouter';
import { buttonClass } from '#src/components/button.tsx';
import { AboutLinks, ContactLink } from '#src/components/links.tsx';
import { StateText } from '#src/components/text-parts.tsx';
import { lockTexts, slideTexts } from '#src/content/browser-texts.data.ts';
import { paths } from '#src/navigation/paths.ts';
import { GermanyMap } from './germany-map.tsx';
import { SlideHeading, spaceAbove } from './slide-parts.tsx';

/** Classes of two buttons that together fill a phone's width. */
const fillsPhone = 'max-sm:grow max-sm:px-4';

/**
 * A text, a map, and links in the lower right corner. In a wide window, text and map are next to
 * each other. In a narrow window, the map takes the rest of the height; without a map, the text is
 * centred.
 */
export function AboutSlide() {
  return (
    <div className="group flex min-h-0 grow flex-col two-columns:min-h-auto two-columns:flex-row two-columns:items-center two-columns:gap-x-8">
      <div className={`grow group-has-[figure]:grow-0 two-columns:hidden ${spaceAbove}`} />
      <div className="text-fitting grid grid-cols-1 gap-3 text-center sm:gap-4 landscape-phone:gap-2 two-columns:flex-1 two-columns:text-start">
        <SlideHeading name="about" />
        <p className="max-[350px]:text-fitting text-lg/snug text-shadow-lg sm:text-2xl md:text-3xl landscape-phone:text-xl">
          {slideTexts.about.introduction}
        </p>
        <p className="mx-auto max-w-md text-balance text-shadow-lg sm:text-lg md:max-w-lg md:text-xl landscape-phone:max-w-none two-columns:mx-0">
          {slideTexts.about.tagline}
        </p>
        {lockTexts.availability && (
          <p className="hidden md:text-xl landscape-phone:block tall-window:block">
            <StateText capsule className="inline-block">
              {lockTexts.availability}
            </StateText>
          </p>
        )}
        <p className="flex flex-wrap justify-center gap-2 pt-2 sm:gap-3 print:hidden two-columns:justify-start">
          <ContactLink className={`${buttonClass()} ${fillsPhone}`}>
            {slideTexts.about.writeLink}
          </ContactLink>
          <Link href={paths.resume} className={`${buttonClass('secondary')} ${fillsPhone}`}>
            {slideTexts.about.resumeLink}
          </Link>
        </p>
      </div>
      <div className="@container-size print:@container-normal two-columns:@container-normal relative grid shrink-0 grow place-items-center pt-4 not-has-[figure]:min-h-15 has-[figure]:grow-5 has-[figure]:basis-36 two-columns:flex-none! two-columns:self-stretch two-columns:pt-0">
        <GermanyMap />
        {/* Large text does not fit next to the map. */}
        <AboutLinks className="absolute end-0 bottom-0 @max-[16rem]:static" />
      </div>
    </div>
  );
}
