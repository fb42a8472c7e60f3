import { useState } from 'react';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import type { PageRoute } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { FailedBody } from '#src/ui/failure-screen.tsx';
import { LoadingBody } from '#src/ui/loading-screen.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { type PageBody, screenOf } from './screens.tsx';

/** A page that lies over the home screen: its head at once, its body when that has come. */
export function PageScreen({ route }: { route: PageRoute }) {
  const { body, frame } = screenOf(route);
  return (
    <>
      {'head' in route && <PageHead {...route.head} path={route.path} indexed />}
      {frame(
        // One that fails leaves the head with its way back.
        <ErrorBoundary subject={route.path} fallback={<FailedBody />}>
          <Body chunk={body} parent={route.parent} />
        </ErrorBoundary>,
      )}
    </>
  );
}

interface BodyProps {
  chunk: Chunk<PageBody>;
  parent: string;
}

function Body({ chunk, parent }: BodyProps) {
  const store = useVisitStore();
  const hydrated = useHydrated();
  // Forward restores how far a page was scrolled, which takes the whole page.
  const [atOnce] = useState(!hydrated || store.getState().traversed);
  const Loaded = useChunk(chunk, atOnce);
  return Loaded ? <Loaded parent={parent} /> : <LoadingBody />;
}
