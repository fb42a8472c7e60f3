/** Whether the centre of a box is inside the window. */
export function isInViewport(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): boolean {
  const { left, top, width, height } = box;
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}
