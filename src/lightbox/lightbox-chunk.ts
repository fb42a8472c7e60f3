import { chunk } from '#src/lib/chunk.ts';

/** The picture viewer. */
export const lightbox = chunk(
  'lightbox',
  () => import('./lightbox.tsx'),
  (module) => module.Lightbox,
);
