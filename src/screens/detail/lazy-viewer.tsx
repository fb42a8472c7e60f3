import { Suspense } from 'react';
import type { Picture } from '#src/content/types.ts';
import { useSite } from '#src/state/site-store.ts';
import { ChunkView, chunk } from '#src/ui/chunk.tsx';
import { useOpenings } from '#src/ui/use-openings.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';

const viewer = chunk(
  'viewer',
  () => import('#src/viewer/viewer.tsx'),
  (module) => module.Viewer,
);

/** The viewer, fetched while nobody waits for it; it stays once it was open, so that it can fade. */
export function LazyViewer({ pictures }: { pictures: readonly Picture[] }) {
  useWhenIdle(viewer.warmUp);
  const openings = useOpenings(useSite((state) => state.overlay?.kind === 'viewer'));
  if (openings === 0) return null;
  return (
    <Suspense fallback={null}>
      <ChunkView key={openings} chunk={viewer} props={{ pictures }} />
    </Suspense>
  );
}
