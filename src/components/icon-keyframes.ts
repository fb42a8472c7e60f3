/** Number of keyframes: enough that the icon's path looks smooth. */
const count = 24;

interface IconKeyframesOptions {
  /** Position in the page and width of the icon without a transform, px. */
  icon: { x: number; y: number; width: number };
  /** Size of the page, px. */
  page: { width: number; height: number };
  /** Side of the square to which the page is cropped over the tile, px. */
  side: number;
  /** Scale of the page when it covers the tile. */
  tileScale: number;
}

/**
 * Keyframes that move a page's icon from the square to its position in the page. If the position
 * has scrolled away, the icon ends just above the page. The icon's size on the screen changes
 * evenly, because each keyframe divides the size by the scale of the page.
 */
export function iconKeyframes({ icon, page, side, tileScale }: IconKeyframesOptions): Keyframe[] {
  const endY = Math.max(icon.y, -icon.width);
  return Array.from({ length: count }, (_, index) => {
    const progress = index / (count - 1);
    const between = (from: number, to: number) => from + (to - from) * progress;
    const size = between(side * tileScale, icon.width) / between(tileScale, 1);
    /**
     * The icon's position on one axis, px: the part of the free space that is before the icon.
     * @param end final position, px @param length of the page, px
     */
    const position = (end: number, length: number) => {
      const freeSpace = between(side, length) - size;
      const endShare = end / (length - icon.width);
      // The share changes from 0.5 to `endShare`. It is final from 70 % of the progress on, so that
      // the icon arrives before the page.
      const share = 0.5 + (endShare - 0.5) * Math.min(progress / 0.7, 1);
      return freeSpace * share;
    };
    const x = position(icon.x, page.width) - icon.x;
    const y = position(endY, page.height) - icon.y;
    return { transform: `translate(${x}px, ${y}px) scale(${size / icon.width})` };
  });
}
