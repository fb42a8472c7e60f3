import { owner } from '#src/content/owner.ts';
import { type PageIndex, pageIndices, pages } from '#src/content/pages.ts';
import { useVisit } from '#src/navigation/visit-store.ts';
import { PageLink } from './page-link.tsx';

/** The fixed bar: the site's title, where there is room for it, and the four pages. */
export function TopBar({ onSelect }: { onSelect: (page: PageIndex) => void }) {
  const current = useVisit((state) => state.page);
  return (
    <header className="relative z-10 bg-ground-deep/60 pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex min-h-14 max-w-content items-center justify-center gap-4 px-2 sm:justify-between sm:px-10">
        <h1 className="sr-only truncate text-lg font-semibold sm:not-sr-only">{owner.siteTitle}</h1>
        <nav aria-label="Hauptnavigation">
          <ul className="flex gap-0.5 sm:gap-2">
            {pageIndices.map((page) => (
              <li key={page}>
                <PageLink
                  page={page}
                  onSelect={onSelect}
                  aria-current={page === current ? 'page' : undefined}
                  className="relative isolate flex min-h-11 items-center px-2.5 text-sm font-medium whitespace-nowrap text-on-ground-muted before:absolute before:inset-x-0 before:inset-y-1 before:-z-10 before:rounded-full hover:text-white hover:before:bg-white/15 aria-[current=page]:text-white aria-[current=page]:before:bg-primary sm:px-4 sm:text-base"
                >
                  {pages[page].head.title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
