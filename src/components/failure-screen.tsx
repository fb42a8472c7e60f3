import { useEffect, useEffectEvent, useTransition } from 'react';
import * as controls from '#content/texts/controls.ts';
import { reloadPage } from '#src/lib/browser-history.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { Button, buttonClass } from './button.tsx';
import { fullTitle } from './document-head.tsx';
import { ScreenHeading } from './text-parts.tsx';

const { failure } = controls;

interface FailureProps {
  /**
   * Retries the failed load. Rejects if the load fails again, or if the load had succeeded and
   * rendering failed. Undefined outside of a `LazyBoundary`.
   */
  onRetry?: () => Promise<void>;
}

/**
 * Retries on a press and when the browser goes online. If there is no `onRetry`, or if the retry
 * fails although the browser is online, a press reloads the page.
 */
function RetryButton({ onRetry }: FailureProps) {
  const [isRetrying, startRetry] = useTransition();
  const handleOnline = useEffectEvent(() => {
    onRetry?.().catch(() => undefined);
  });
  useEffect(() => {
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  function handleClick() {
    if (isRetrying) return;
    if (!onRetry) return reloadPage();
    startRetry(() =>
      onRetry().catch(() => {
        // Offline, a reload would lose the current screen.
        if (navigator.onLine) reloadPage();
      }),
    );
  }

  return (
    <Button aria-disabled={isRetrying} onClick={handleClick}>
      {isRetrying ? controls.loading : controls.retry}
    </Button>
  );
}

/**
 * Replaces a screen that failed to load or render.
 * @param parent path of the link that leaves the screen
 */
export function FailureScreen({ parent, ...props }: FailureProps & { parent: string }) {
  return (
    <main className="bg-background-dark fixed inset-0 z-30 grid grid-cols-1 content-center-safe justify-items-center gap-4 overflow-y-auto p-6 text-center">
      <title>{fullTitle(failure.title)}</title>
      <div role="alert" className="grid grid-cols-1 justify-items-center gap-4">
        <ScreenHeading className="text-2xl font-semibold">{failure.heading}</ScreenHeading>
        <p className="max-w-text text-on-background-muted">{failure.reason}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <RetryButton {...props} />
        {/* A plain link, because loading a new document may repair the failure. */}
        <a href={parent} className={buttonClass('secondary')}>
          {controls.homeLink}
        </a>
      </div>
    </main>
  );
}

/** Replaces a page's body or a dialog's content that failed to load or render. */
export function FailedBody(props: FailureProps) {
  return (
    <div
      lang={siteLanguage}
      className="rounded-card bg-background-dark mx-(--margin) mt-(--space-below-head,--spacing(10)) mb-10 grid justify-items-center gap-4 self-center p-6 text-center text-white"
    >
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl font-semibold">{failure.heading}</h2>
        <p className="text-on-background-muted">{failure.reason}</p>
      </div>
      <RetryButton {...props} />
    </div>
  );
}
