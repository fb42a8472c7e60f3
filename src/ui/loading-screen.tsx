import { loading } from '#content/texts/controls.ts';
import { contentId } from '#src/config/element-ids.ts';
import { useLate } from '#src/lib/use-late.ts';
import { fullTitle } from './page-head.tsx';

/** ms after which a visitor is told that a screen loads. */
const patience = 1000;

/** Shown while a screen loads. Screen readers tell only what comes into a region that was there before. */
export function LoadingScreen() {
  const late = useLate(patience);
  return (
    <main className="grid min-h-svh place-content-center bg-ground-dark">
      <title>{fullTitle(loading)}</title>
      <div role="status">
        {late && (
          <h1 id={contentId} tabIndex={-1} className="text-on-ground-muted">
            {loading}
          </h1>
        )}
      </div>
    </main>
  );
}
