export interface Range {
  min: number;
  max: number;
}

export function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}

/** The value of iOS (use-gesture). */
const elasticity = 0.55;

/**
 * Overscroll of content dragged past its edge, signed px. Apple's formula, `d·D·c / (D + c·d)`,
 * approaches `dimension`, the viewport's size in px.
 */
function rubberBand(distance: number, dimension: number): number {
  if (dimension <= 0) return 0;
  const pull = elasticity * Math.abs(distance);
  return (Math.sign(distance) * pull * dimension) / (dimension + pull);
}

/** Rubber-bands a value outside of its range. @param dimension viewport size in the value's unit */
export function stretch(dragged: number, range: Range, dimension: number): number {
  const inside = clamp(dragged, range);
  return inside + rubberBand(dragged - inside, dimension);
}

/** The inverse of `stretch`: a drag of an overscrolled picture continues from its position. */
export function unstretch(stretched: number, range: Range, dimension: number): number {
  const inside = clamp(stretched, range);
  // The result would be infinite at the dimension itself.
  const overscroll = Math.min(Math.abs(stretched - inside), 0.99 * dimension);
  const distance = (overscroll * dimension) / (elasticity * (dimension - overscroll));
  return inside + Math.sign(stretched - inside) * distance;
}
