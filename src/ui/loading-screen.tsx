import { owner } from '#content/owner.ts';
import { skipLinks } from '#content/texts/skip-links.ts';
import { useLate } from '#src/lib/use-late.ts';

/** ms after which a visitor is told that a screen loads. */
const patience = 1000;

/** Shown while a screen loads. Screen readers tell only what comes into a region that was there before. */
export function LoadingScreen() {
  const late = useLate(patience);
  return (
    <main className="grid min-h-svh place-content-center bg-ground-dark">
      <title>{`Wird geladen … – ${owner.siteTitle}`}</title>
      <div role="status">
        {late && (
          <h1 id={skipLinks.target} tabIndex={-1} className="text-on-ground-muted">
            Wird geladen …
          </h1>
        )}
      </div>
    </main>
  );
}
