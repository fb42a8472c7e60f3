import { useEffect, useState } from 'react';
import { loading } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { fullTitle } from './title-and-canonical.tsx';

/** ms until loading shows: a quick load must neither flicker nor be announced. */
const noticeDelay = 1000;

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeDelay);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

// Screen readers announce changes of existing live regions only, so both are empty at first.

export function LoadingScreen() {
  const late = useIsLate();
  return (
    <main className="grid min-h-svh place-content-center bg-ground-dark">
      <title>{fullTitle(loading)}</title>
      <div role="status">
        {late && <ScreenHeading className="text-on-ground-muted">{loading}</ScreenHeading>}
      </div>
    </main>
  );
}

export function LoadingBody() {
  const late = useIsLate();
  return (
    <p role="status" lang={siteLanguage} className="w-full p-10 text-center">
      {late && loading}
    </p>
  );
}
