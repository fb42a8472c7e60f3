import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { Glyph } from '#src/ui/glyph.tsx';
import { currentEntry } from './history-entry.ts';
import { animateScreen, stepBack } from './screen-transition.ts';
import { useVisitStore } from './visit-store.ts';

interface CloseLinkProps {
  /** Where it leads on a page that was opened directly. */
  parent: string;
  className: string;
}

/** Goes one step back; on a page that was opened directly, to the slider's page that links here. */
export function CloseLink({ parent, className }: CloseLinkProps) {
  const store = useVisitStore();

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || currentEntry().step === 0) return;
    event.preventDefault();
    animateScreen(store, { app: location.pathname, target: 'back', change: stepBack });
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
