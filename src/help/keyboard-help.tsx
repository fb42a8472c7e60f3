import { type MouseEvent, useEffect } from 'react';
import { skipLinks } from '#content/texts/controls.ts';
import { chunk } from '#src/lib/chunk.ts';
import { isOwnKey } from '#src/lib/own-keys.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { openOverlay, overlayKey } from '#src/navigation/overlay.ts';
import { SheetHost } from '#src/navigation/overlay-host.tsx';
import { homeAt } from '#src/navigation/routes.ts';
import { headingId } from '#src/navigation/screen-heading.tsx';
import { useVisitStore, type VisitStore } from '#src/navigation/visit-store.ts';
import { buttonClass } from '#src/ui/button.tsx';

const dialog = chunk(
  'help-dialog',
  () => import('./help-dialog.tsx'),
  (module) => module.HelpDialog,
);

const help = { kind: 'help' } as const;

/**
 * What a keyboard finds first on every screen: the way past the bars, and the help, which `?` opens as well.
 * Not on the lock, where there is nothing to skip: its one control comes first.
 */
export function KeyboardHelp({ path }: { path: string }) {
  const store = useVisitStore();
  const hydrated = useHydrated();
  const home = homeAt(path);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || isOwnKey(event)) return;
      if (store.getState().singleKeys) openHelp(store, document.activeElement);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [store]);

  function handleSkip(event: MouseEvent) {
    // The browser would add a history entry, which Schließen would have to go back through.
    event.preventDefault();
    document.getElementById(headingId(home?.page))?.focus();
  }

  return (
    <>
      {home?.above !== 'lock' && (
        <nav
          aria-label={skipLinks.label}
          className="fixed left-2 z-50 flex flex-wrap gap-4 not-focus-within:bottom-full focus-within:top-2"
        >
          <a href={`#${headingId(home?.page)}`} onClick={handleSkip} className={buttonClass()}>
            {skipLinks.content}
          </a>
          {/* Without a script there is none to open. */}
          {hydrated && (
            <button
              type="button"
              aria-keyshortcuts="?"
              onClick={({ currentTarget }) => openHelp(store, currentTarget)}
              className={buttonClass()}
            >
              {skipLinks.help}
            </button>
          )}
        </nav>
      )}
      <SheetHost kind="help" chunk={dialog} />
    </>
  );
}

/** The focus returns to `opener`. */
function openHelp(store: VisitStore, opener: Element | null) {
  if (openOverlay(store, help) && opener instanceof HTMLElement) {
    store.openers.set(overlayKey(help), opener);
  }
}
