import { failure, homeLink, retry } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { reloadPage } from '#src/lib/browser-history.ts';
import { Button, buttonClass } from './button.tsx';
import { fullTitle } from './document-head.tsx';
import { ScreenHeading } from './text-parts.tsx';

/** Reloads the page: the chunk may belong to a replaced build. */
const retryButton = <Button onClick={reloadPage}>{retry}</Button>;

/** Replaces a screen that failed to load or render. `parent` is where the visitor goes instead. */
export function FailureScreen({ parent }: { parent: string }) {
  return (
    <main className="fixed inset-0 z-30 grid grid-cols-1 content-center-safe justify-items-center gap-4 overflow-y-auto bg-ground-dark p-6 text-center">
      <title>{fullTitle(failure.title)}</title>
      <div role="alert" className="grid grid-cols-1 justify-items-center gap-4">
        <ScreenHeading className="text-2xl font-semibold">{failure.heading}</ScreenHeading>
        <p className="max-w-text text-on-ground-muted">{failure.reason}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {retryButton}
        <a href={parent} className={buttonClass('secondary')}>
          {homeLink}
        </a>
      </div>
    </main>
  );
}

/** Replaces a page's body or a dialog's content that failed to load or render. */
export function FailedBody() {
  return (
    <div
      lang={siteLanguage}
      // Below an app's icon, which is beside the title and reaches further down (`DetailLayout`).
      className="mx-(--margin) my-10 grid justify-items-center gap-4 self-center rounded-card bg-ground-dark p-6 text-center text-white sm:peer-has-[img]/head:mt-24 md:peer-has-[img]/head:mt-36"
    >
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl font-semibold">{failure.heading}</h2>
        <p className="text-on-ground-muted">{failure.reason}</p>
      </div>
      {retryButton}
    </div>
  );
}
