import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import * as controls from '#content/texts/controls.ts';
import { BreakableText } from '#src/components/text-parts.tsx';
import { owner } from '#src/content/owner.data.ts';
import { slideNames, slideTitle } from '#src/content/slides.ts';
import { clockText } from '#src/lib/clock-text.ts';
import { useMinute } from '#src/lib/use-minute.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSlide } from './use-slide.ts';

/** The bar. On a phone its first line is like a status bar: the site's title and the time. */
export function TopBar({ onSelect }: { onSelect: (slide: number) => void }) {
  return (
    <header
      data-home="foreground"
      className="bg-background-deep/90 pt-safe-top pr-safe-right pl-safe-left less-transparent:bg-background-deep relative z-10"
    >
      <div className="max-w-content mx-auto flex flex-wrap items-center justify-center gap-x-2 px-(--margin) max-sm:pt-1 sm:min-h-14">
        <h1 className="text-label flex-1 font-semibold wrap-anywhere sm:basis-34 sm:text-lg/snug">
          <BreakableText text={owner.siteTitle} />
        </h1>
        <Time />
        <nav aria-label={controls.mainNavigation} className="max-sm:basis-full">
          <ul className="-mx-3 text-center text-balance sm:-mx-1">
            {slideNames.map((name, slide) => (
              <li key={name} className="mx-px inline-block align-top sm:mx-1">
                <SlideLink
                  slide={slide}
                  onSelect={onSelect}
                  // The background, a pseudo-element, has less height than the clickable area.
                  className="text-on-background-muted aria-[current=page]:before:bg-primary relative isolate flex min-h-11 items-center rounded-full px-2.5 py-1.5 text-sm font-medium whitespace-nowrap before:absolute before:inset-x-0 before:inset-y-1 before:-z-10 before:rounded-full hover:text-white hover:before:bg-white/15 aria-[current=page]:text-white sm:text-base md:px-4"
                >
                  {slideTitle(slide)}
                </SlideLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** Hidden from screen readers, whose users have the device's clock. */
function Time() {
  const now = useMinute();
  return (
    <span aria-hidden className="text-label font-semibold sm:hidden print:hidden">
      {now !== undefined && clockText(now).time}
    </span>
  );
}

export function SlideDots({ onSelect }: { onSelect: (slide: number) => void }) {
  return (
    <nav
      data-home="foreground"
      aria-label={controls.slideNavigation}
      className="pb-safe-bottom relative z-10 flex justify-center"
    >
      {slideNames.map((name, slide) => (
        <SlideLink
          key={name}
          slide={slide}
          onSelect={onSelect}
          aria-label={controls.slideName(slide + 1, slideTitle(slide))}
          className="group grid size-11 place-items-center rounded-full"
        >
          <span className="forced-colors:bg-link-text! forced-colors:group-aria-[current=page]:bg-highlight-text! relative size-2 rounded-full bg-white/60 forced-color-adjust-none group-hover:bg-white">
            {/* Animates `scale`, because `width` would need a layout on each frame. */}
            <span className="bg-primary-light forced-colors:bg-highlight-text absolute -inset-x-1.5 inset-y-0 scale-x-40 rounded-full opacity-0 transition-[scale,opacity] duration-200 group-aria-[current=page]:scale-x-100 group-aria-[current=page]:opacity-100 motion-reduce:transition-none" />
          </span>
        </SlideLink>
      ))}
    </nav>
  );
}

type SlideLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onSelect'> & {
  slide: number;
  onSelect: (slide: number) => void;
};

/** A link that makes the slider glide to a slide. */
function SlideLink({ slide, onSelect, ...props }: SlideLinkProps) {
  const isCurrent = useSlide() === slide;
  return (
    <Link
      draggable={false}
      {...props}
      href={paths.slide(slide)}
      aria-current={isCurrent ? 'page' : undefined}
      // wouter calls the handler only for clicks without a modifier.
      onClick={(event) => {
        event.preventDefault();
        onSelect(slide);
      }}
    />
  );
}
