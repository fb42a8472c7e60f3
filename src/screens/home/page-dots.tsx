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
          <span className="page-dot">
            <span className="page-pill" />
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
