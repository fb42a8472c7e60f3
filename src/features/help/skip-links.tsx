import type { MouseEvent } from 'react';
import { skipLinks } from '#content/texts/controls.ts';
import { Button, buttonClass } from '#src/components/button.tsx';
import { headingId } from '#src/lib/element-ids.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { homeRouteOf } from '#src/navigation/routes.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { lazyKeyboardHelpBody } from './keyboard-help.tsx';

/** The first tab stops of all screens but the lock: a link to the heading, a button for help. */
export function SkipLinks() {
  const route = useVisit((visit) => visit.route);
  const openModal = useVisit((visit) => visit.openModal);
  const hydrated = useHydrated();
  const home = homeRouteOf(route);
  const { lang, locale } = route;
  const { label, content } = locale?.skipLinks ?? skipLinks;
  if (home?.overlay === 'lock') return null;

  function handleSkip(event: MouseEvent) {
    // The browser would add a history entry, so that Back would have to be pressed twice.
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
          onClick={({ currentTarget }) => openModal('help', { opener: currentTarget })}
          onFocus={lazyKeyboardHelpBody.prefetch}
        >
          {skipLinks.help}
        </Button>
      )}
    </nav>
  );
}
