import { Suspense } from 'react';
import type { Picture } from '#src/content/types.ts';
import { useSite } from '#src/state/site-store.ts';
import { ChunkView, chunk } from '#src/ui/chunk.tsx';
import { useOnceTrue } from '#src/ui/use-once-true.ts';

const viewer = chunk(
  'viewer',
  () => import('#src/viewer/viewer.tsx'),
  (module) => module.Viewer,
);

/** The viewer, fetched when the first picture is opened; it stays from then on, so that it can fade. */
export function LazyViewer({ pictures }: { pictures: readonly Picture[] }) {
  const wanted = useOnceTrue(useSite((state) => state.overlay?.kind === 'viewer'));
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ChunkView chunk={viewer} props={{ pictures }} />
    </Suspense>
  );
}
