import * as controls from '#content/texts/controls.ts';
import { pageIndices, pageTitle } from '#src/content/pages.ts';
import { PageLink } from './page-link.tsx';

export function PageDots({ onSelect }: { onSelect: (page: number) => void }) {
  return (
    <nav
      data-home="part"
      aria-label={controls.pageNavigation}
      className="relative z-10 flex justify-center pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      {pageIndices.map((page) => (
        <PageLink
          key={page}
          page={page}
          onSelect={onSelect}
          aria-label={controls.pageName(page + 1, pageTitle(page))}
          className="group grid size-11 place-items-center rounded-full"
        >
          {/* The compositor scales the pill; animating its width would move its neighbours. */}
          <span className="relative size-2 rounded-full bg-white/70 group-hover:bg-white forced-color-adjust-none forced-colors:bg-[LinkText]! forced-colors:group-aria-[current=page]:bg-[HighlightText]!">
            <span className="absolute inset-y-0 -inset-x-1.5 [scale:0.4_1] rounded-full bg-white forced-colors:bg-[HighlightText] opacity-0 [transition:scale_0.2s,opacity_0.2s] group-aria-[current=page]:[scale:1] group-aria-[current=page]:opacity-100 motion-reduce:transition-none" />
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
