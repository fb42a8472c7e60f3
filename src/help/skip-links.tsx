import type { MouseEvent } from 'react';
import { skipLinks } from '#content/texts/controls.ts';
import { headingId } from '#src/config/element-ids.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { useHydrated } from '#src/lib/hydration.ts';
import { openModal } from '#src/navigation/navigate.ts';
import { homeAt, routeAt } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/store/visit-store.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { KeyboardHelpBody } from './keyboard-help.tsx';

/** The first tab stops of every screen but the lock: to its heading, and to the help. */
export function SkipLinks({ path }: { path: string }) {
  const store = useVisitStore();
  const hydrated = useHydrated();
  const home = homeAt(path);
  const { lang, locale } = routeAt(path);
  const { label, content } = locale?.skipLinks ?? skipLinks;
  if (home?.above === 'lock') return null;

  function handleSkip(event: MouseEvent) {
    // The browser would add a history entry, to which Schließen would return.
    event.preventDefault();
    document.getElementById(headingId(home?.slide))?.focus();
  }

  return (
    <nav
      lang={lang}
      aria-label={label}
      className="fixed left-2 z-50 flex flex-wrap gap-4 not-focus-within:bottom-full focus-within:top-2"
    >
      <a href={`#${headingId(home?.slide)}`} onClick={handleSkip} className={buttonClass()}>
        {content}
      </a>
      {hydrated && (
        <Button
          lang={lang && siteLanguage}
          aria-keyshortcuts="?"
          onClick={({ currentTarget }) => openModal(store, { kind: 'help' }, currentTarget)}
          onFocus={KeyboardHelpBody.prefetch}
        >
          {skipLinks.help}
        </Button>
      )}
    </nav>
  );
}
