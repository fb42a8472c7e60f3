import { pageIndices } from '#src/config/paths.ts';
import { useSite } from '#src/state/site-store.ts';
import { PageLink } from './page-link.tsx';
import { pageLabels } from './top-bar.tsx';

/** A dot for each page; the current one is longer. */
export function PageDots() {
  const current = useSite((state) => state.page);
  return (
    <nav
      aria-label="Seiten"
      className="relative z-10 flex justify-center pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      {pageIndices.map((page) => (
        <PageLink
          key={page}
          page={page}
          aria-label={`Seite ${page + 1}: ${pageLabels[page]}`}
          aria-current={page === current ? 'page' : undefined}
          className="group grid size-11 place-items-center rounded-full short:size-8"
        >
          {/* A pill of which the others show a dot: its own width would move its neighbours. */}
          <span className="h-2 w-5 rounded-full bg-white/70 transition-[clip-path,background-color] duration-200 [clip-path:inset(0_0.375rem_round_0.25rem)] group-hover:bg-white group-aria-[current=page]:bg-white group-aria-[current=page]:[clip-path:inset(0_round_0.25rem)] motion-reduce:transition-none" />
        </PageLink>
      ))}
    </nav>
  );
}
