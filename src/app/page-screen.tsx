import { type ReactNode, useState } from 'react';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import type { PageRoute } from '#src/navigation/routes.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { DetailPage } from '#src/screens/detail/detail-page.tsx';
import { ResumePage } from '#src/screens/resume/resume-page.tsx';
import { StaticPage } from '#src/screens/static/static-page-frame.tsx';
import { LoadingNotice } from '#src/ui/loading-notice.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { bodyAt, type PageBody } from './screens.ts';

/** A page that lies over the home screen: its head at once, its body when that has come. */
export function PageScreen({ route }: { route: PageRoute }) {
  const chunk = bodyAt(route.path);
  // One that fails leaves the head with its way back.
  const body = chunk && (
    <ErrorBoundary subject={route.path} fallback={<PageFailure />}>
      <Body chunk={chunk} parent={route.parent} />
    </ErrorBoundary>
  );
  if (route.screen === 'not-found') return body;
  return (
    <>
      <PageHead {...route.head} path={route.path} indexed />
      {frameOf(route, body)}
    </>
  );
}

function frameOf(route: Exclude<PageRoute, { screen: 'not-found' }>, body: ReactNode) {
  switch (route.screen) {
    case 'project':
    case 'skill':
      return <DetailPage {...route}>{body}</DetailPage>;
    case 'resume':
      return <ResumePage parent={route.parent}>{body}</ResumePage>;
    default:
      return <StaticPage {...route}>{body}</StaticPage>;
  }
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
  return Loaded ? <Loaded parent={parent} /> : <LoadingNotice />;
}
