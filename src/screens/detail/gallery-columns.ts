/** How many pictures of a gallery stand in a row of a wide window, so that none is left alone. */
export function galleryColumns(count: number, upright: boolean): number {
  const rows = Math.ceil(count / (upright ? 5 : 3));
  const columns = Math.ceil(count / rows);
  return count % columns === 1 ? columns + 1 : columns;
}
