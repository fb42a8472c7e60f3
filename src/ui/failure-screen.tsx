import { failure, homeLink, retry } from '#content/texts/controls.ts';
import { contentId } from '#src/config/element-ids.ts';
import { basePath } from '#src/config/environment.ts';
import { Button, buttonClass } from './button.tsx';
import { fullTitle } from './page-head.tsx';

/** Takes the place of a screen that could not be loaded or shown. */
export function FailureScreen() {
  return (
    <main className="fixed inset-0 z-30 grid grid-cols-1 content-center-safe justify-items-center gap-4 overflow-y-auto bg-ground-dark p-6 text-center">
      <title>{fullTitle(failure.title)}</title>
      <div role="alert" className="grid grid-cols-1 justify-items-center gap-4">
        <h1 id={contentId} tabIndex={-1} className="text-2xl font-semibold">
          {failure.heading}
        </h1>
        <p className="max-w-text text-on-ground-muted">{failure.reason}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{retry}</Button>
        <a href={`${basePath}desktop/0`} className={buttonClass('quiet')}>
          {homeLink}
        </a>
      </div>
    </main>
  );
}
