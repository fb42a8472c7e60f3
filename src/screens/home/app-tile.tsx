import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { Detail } from '#src/content/catalogue.ts';
import { useOpener } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';

/** An app's icon with its label, as on a phone's home screen. */
export function AppTile({ detail }: { detail: Detail }) {
  const { slug, tile } = detail;
  const store = useVisitStore();
  const icon = useOpener(paths.below(slug));

  /** A press while the slider moves is meant for the slider. */
  function handleClick(event: MouseEvent) {
    if (store.getState().slider !== 'resting') event.preventDefault();
  }

  return (
    <Link
      href={paths.below(slug)}
      onClick={handleClick}
      draggable={false}
      className="group/tile grid w-full justify-items-center gap-2 rounded-tile py-2 text-center"
    >
      <AppIcon
        ref={icon}
        detail={detail}
        loading="lazy"
        className="size-20 group-hover/tile:[scale:1.05] group-active/tile:[scale:0.95] motion-safe:pointer-fine:[transition:scale_0.15s]"
      />
      <span className="max-w-full text-label wrap-anywhere font-medium text-shadow-lg sm:text-sm short:text-label">
        <BreakableTitle title={tile.title} />
      </span>
    </Link>
  );
}
