import { mainNavigation } from '#content/texts/controls.ts';
import { owner } from '#src/content/owner.data.ts';
import { pageIndices, pageTitle } from '#src/content/pages.ts';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';
import { PageLink } from './page-link.tsx';

export function TopBar({ onSelect }: { onSelect: (page: number) => void }) {
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
            {pageIndices.map((page) => (
              <li key={page} className="mx-px inline-block align-top sm:mx-1">
                <PageLink page={page} onSelect={onSelect} className="top-link">
                  {pageTitle(page)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
