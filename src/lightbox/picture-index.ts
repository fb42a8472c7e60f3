/** The nearest picture that exists: the history may hold an index from before the gallery changed. */
export function pictureIndex(index: number, count: number): number {
  if (!Number.isFinite(index)) return 0;
  return Math.max(Math.min(Math.round(index), count - 1), 0);
}
