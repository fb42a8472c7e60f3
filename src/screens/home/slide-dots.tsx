import * as controls from '#content/texts/controls.ts';
import { slideIndices, slideTitle } from '#src/content/slides.ts';
import { SlideLink } from './slide-link.tsx';

export function SlideDots({ onSelect }: { onSelect: (slide: number) => void }) {
  return (
    <nav
      data-home="part"
      aria-label={controls.pageNavigation}
      className="relative z-10 flex justify-center pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      {slideIndices.map((slide) => (
        <SlideLink
          key={slide}
          slide={slide}
          onSelect={onSelect}
          aria-label={controls.pageName(slide + 1, slideTitle(slide))}
          className="group grid size-11 place-items-center rounded-full"
        >
          <span className="slide-dot">
            <span className="slide-pill" />
          </span>
        </SlideLink>
      ))}
    </nav>
  );
}
