import { type MouseEvent, useEffect } from 'react';
import { skipLinks } from '#content/texts/controls.ts';
import { headingId } from '#src/config/element-ids.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { Sheet } from '#src/dialog/sheet.tsx';
import { chunk } from '#src/lib/chunk.ts';
import { isHandledByTarget, shortcuts } from '#src/lib/shortcuts.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { openModal } from '#src/navigation/navigate.ts';
import { homeAt, routeAt } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { buttonClass } from '#src/ui/button.tsx';

const help = { kind: 'help' } as const;

const shortcutList = chunk(
  'shortcut-list',
  () => import('./shortcut-list.tsx'),
  (module) => module.ShortcutList,
);

/** The first tab stops of every screen but the lock: the skip link, and the help (also by `?`). */
export function KeyboardHelp({ path }: { path: string }) {
  const store = useVisitStore();
  const hydrated = useHydrated();
  const home = homeAt(path);
  const { lang, locale } = routeAt(path);
  const { label, content } = locale?.skipLinks ?? skipLinks;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || isHandledByTarget(event)) return;
      if (!shortcuts.getState().singleKeys) return;
      const { activeElement } = document;
      openModal(store, help, activeElement instanceof HTMLElement ? activeElement : undefined);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [store]);

  function handleSkip(event: MouseEvent) {
    // The browser would add a history entry, to which Schließen would return.
    event.preventDefault();
    document.getElementById(headingId(home?.slide))?.focus();
  }

  return (
    <>
      {home?.above !== 'lock' && (
        <nav
          lang={lang}
          aria-label={label}
          className="fixed left-2 z-50 flex flex-wrap gap-4 not-focus-within:bottom-full focus-within:top-2"
        >
          <a href={`#${headingId(home?.slide)}`} onClick={handleSkip} className={buttonClass()}>
            {content}
          </a>
          {hydrated && (
            <button
              type="button"
              lang={lang && siteLanguage}
              aria-keyshortcuts="?"
              onClick={({ currentTarget }) => openModal(store, help, currentTarget)}
              onFocus={shortcutList.prefetch}
              className={buttonClass()}
            >
              {skipLinks.help}
            </button>
          )}
        </nav>
      )}
      <Sheet kind="help" title={skipLinks.help} height="61.5rem" body={shortcutList} />
    </>
  );
}
