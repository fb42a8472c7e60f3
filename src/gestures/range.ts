export interface Range {
  min: number;
  max: number;
}

export function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}

/** iOS's own value (use-gesture). */
const elasticity = 0.55;

/**
 * Overscroll of content dragged past its edge, px with sign: Apple's `d·D·c / (D + c·d)`, which
 * stays below the viewport's dimension.
 */
function rubberBand(distance: number, dimension: number): number {
  if (dimension <= 0) return 0;
  const pull = elasticity * Math.abs(distance);
  return (Math.sign(distance) * pull * dimension) / (dimension + pull);
}

/** A dragged value as shown: itself within the range, rubber-banded beyond. */
export function stretch(dragged: number, range: Range, dimension: number): number {
  const inside = clamp(dragged, range);
  return inside + rubberBand(dragged - inside, dimension);
}

/** The inverse of `stretch`: a drag that catches a picture beyond its edge continues from there. */
export function unstretch(shown: number, range: Range, dimension: number): number {
  const inside = clamp(shown, range);
  // The result would be infinite at the dimension itself.
  const overscroll = Math.min(Math.abs(shown - inside), 0.99 * dimension);
  const distance = (overscroll * dimension) / (elasticity * (dimension - overscroll));
  return inside + Math.sign(shown - inside) * distance;
}
