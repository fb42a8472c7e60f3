/** Number of keyframes: enough that the icon's path looks smooth. */
const count = 24;

interface IconPath {
  /** Final position in the page and width of the icon, px. */
  end: { x: number; y: number; width: number };
  /** Position of the icon in the page without a transform, px. */
  offset: { x: number; y: number };
  /** Size of the page, px. */
  whole: { width: number; height: number };
  /** Side of the square to which the page is cropped over the tile, px. */
  side: number;
  /** Scale of the page over the tile. */
  tileScale: number;
}

/**
 * Keyframes that move a page's icon from the cropped square to its position in the page. Its size on
 * the screen changes evenly, because each keyframe divides the size by the scale of the page.
 */
export function iconKeyframes({ end, offset, whole, side, tileScale }: IconPath): Keyframe[] {
  return Array.from({ length: count }, (_, index) => {
    const progress = index / (count - 1);
    const between = (from: number, to: number) => from + (to - from) * progress;
    const size = between(side * tileScale, end.width) / between(tileScale, 1);
    /**
     * Position on one axis: the space before the icon, as a share of the free space. The share goes
     * from 0.5 to its final value in the first 70 % of the time.
     */
    const position = (target: number, length: number) => {
      const share = 0.5 + (target / (length - end.width) - 0.5) * Math.min(progress / 0.7, 1);
      return (between(side, length) - size) * share;
    };
    const x = position(end.x, whole.width) - offset.x;
    const y = position(end.y, whole.height) - offset.y;
    return { transform: `translate(${x}px, ${y}px) scale(${size / end.width})` };
  });
}
