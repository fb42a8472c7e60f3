import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { close } from '#content/texts/controls.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { currentEntry } from './history-entry.ts';
import { stepBack } from './navigate.ts';

interface CloseBarProps {
  /** Page of the slider that links here, to which Schließen leads on a page that was opened directly. */
  parent: string;
  /** Colours of the bar, and of its link under the pointer. */
  className: string;
  linkClassName: string;
}

/** The bar that stays above a page, with Schließen: one step back, or to the page's parent. */
export function CloseBar({ parent, className, linkClassName }: CloseBarProps) {
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || currentEntry().step === 0) return;
    event.preventDefault();
    stepBack();
  }

  return (
    <header className={`sticky top-0 z-10 bar-inset ${className}`}>
      <div className="mx-auto flex max-w-content justify-end px-2 py-1.5 sm:px-6">
        <Link
          href={parent}
          replace
          onClick={handleClick}
          className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold ${linkClassName}`}
        >
          <Glyph name="close" size={20} />
          {close}
        </Link>
      </div>
    </header>
  );
}
