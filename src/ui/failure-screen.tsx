import { failure, homeLink, retry } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { reloadPage } from '#src/lib/browser-history.ts';
import { Button, buttonClass } from './button.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { fullTitle } from './title-and-canonical.tsx';

/** Reloads the page: the chunk may belong to a replaced build. */
const retryButton = <Button onClick={reloadPage}>{retry}</Button>;

/** Replaces a screen that failed to load or render. `parent` is where the visitor goes instead. */
export function FailureScreen({ parent }: { parent: string }) {
  return (
    <main className="failure-screen">
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
    <div lang={siteLanguage} className="failed-body rounded-card">
      <div role="alert" className="grid gap-2">
        <h2 className="text-xl font-semibold">{failure.heading}</h2>
        <p className="text-on-ground-muted">{failure.reason}</p>
      </div>
      {retryButton}
    </div>
  );
}
