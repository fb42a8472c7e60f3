import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { currentEntry } from '#src/state/history-entry.ts';
import { animateScreen, stepBack } from '#src/state/screen-transition.ts';
import { useSiteStore } from '#src/state/site-store.ts';
import { Glyph } from './glyph.tsx';

interface CloseLinkProps {
  /** Where it leads when no step of ours lies behind this page. */
  parent: string;
  className: string;
}

/** Goes one step back; on a page that was opened directly, to the page of the slider that links here. */
export function CloseLink({ parent, className }: CloseLinkProps) {
  const store = useSiteStore();

  function handleClick(event: MouseEvent) {
    if (currentEntry().step === 0) return;
    event.preventDefault();
    animateScreen(store, location.pathname, stepBack);
  }

  return (
    <Link
      href={parent}
      replace
      onClick={handleClick}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold ${className}`}
    >
      <Glyph name="close" size={20} />
      Schließen
    </Link>
  );
}
