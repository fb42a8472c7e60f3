import { Suspense } from 'react';
import type { Picture } from '#src/content/types.ts';
import { useSite } from '#src/state/site-store.ts';
import { ChunkView, chunk } from '#src/ui/chunk.tsx';

const viewer = chunk(
  'viewer',
  () => import('#src/viewer/viewer.tsx'),
  (module) => module.Viewer,
);

/** The viewer, fetched when the first picture is opened. */
export function LazyViewer({ pictures }: { pictures: readonly Picture[] }) {
  const open = useSite((state) => state.overlay?.kind === 'viewer');
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ChunkView chunk={viewer} props={{ pictures }} />
    </Suspense>
  );
}
