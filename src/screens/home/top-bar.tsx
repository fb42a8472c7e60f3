import { mainNavigation } from '#content/texts/controls.ts';
import { owner } from '#src/content/owner.data.ts';
import { slideIndices, slideTitle } from '#src/content/slides.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { SlideLink } from './slide-link.tsx';

export function TopBar({ onSelect }: { onSelect: (slide: number) => void }) {
  return (
    <header
      data-home="part"
      className="relative z-10 bar-inset bg-ground-deep/75 opaque:bg-ground-deep"
    >
      <div className="mx-auto flex min-h-14 max-w-content flex-wrap items-center justify-center gap-x-2 px-2 sm:px-(--margin)">
        <h1 className="sr-only grow basis-[8.5rem] text-lg/snug font-semibold wrap-anywhere sm:not-sr-only">
          <BreakableTitle title={owner.siteTitle} />
        </h1>
        <nav aria-label={mainNavigation}>
          <ul className="text-center text-balance sm:-mx-1">
            {slideIndices.map((slide) => (
              <li key={slide} className="mx-px inline-block align-top sm:mx-1">
                <SlideLink slide={slide} onSelect={onSelect} className="top-link">
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
