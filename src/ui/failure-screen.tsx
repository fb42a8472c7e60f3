import { owner } from '#content/owner.ts';
import { failure } from '#content/texts/failure.ts';
import { skipLinks } from '#content/texts/skip-links.ts';
import { basePath } from '#src/config/environment.ts';
import { Button, buttonClass } from './button.tsx';

/** Takes the place of a screen that could not be loaded or shown. */
export function FailureScreen() {
  return (
    <main className="fixed inset-0 z-30 grid grid-cols-1 content-center-safe justify-items-center gap-4 overflow-y-auto bg-ground-dark p-6 text-center">
      <title>{`Nicht geladen – ${owner.siteTitle}`}</title>
      <div role="alert" className="grid grid-cols-1 justify-items-center gap-4">
        <h1 id={skipLinks.target} tabIndex={-1} className="text-2xl font-semibold">
          {failure.heading}
        </h1>
        <p className="max-w-text text-on-ground-muted">{failure.reason}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{failure.retry}</Button>
        <a href={`${basePath}desktop/0`} className={buttonClass('quiet')}>
          Zum Startbildschirm
        </a>
      </div>
    </main>
  );
}
