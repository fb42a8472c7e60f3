import { chunk } from '#src/lib/chunk.ts';

export const lightbox = chunk(
  'lightbox',
  () => import('./lightbox.tsx'),
  (module) => module.Lightbox,
);
