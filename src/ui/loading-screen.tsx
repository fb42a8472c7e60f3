import { useEffect, useState } from 'react';
import { owner } from '#src/content/owner.ts';
import { skipLinks } from '#src/content/skip-links.ts';

/** ms after which a visitor is told that a screen loads: a quick load neither flickers nor speaks. */
const patience = 1000;

/** Shown while a screen loads. Screen readers tell only what comes into a region that was there before. */
export function LoadingScreen() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
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
