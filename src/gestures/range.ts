export interface Range {
  min: number;
  max: number;
}

export function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}

/** The constant of iOS, according to use-gesture. */
const elasticity = 0.55;

/**
 * Signed overscroll, less than `dimension`, of content that is dragged past its edge. The formula
 * is that of iOS (twitter.com/chpwn/status/285540192096497664).
 */
function overscroll(distance: number, dimension: number): number {
  if (dimension <= 0) return 0;
  const pull = elasticity * Math.abs(distance);
  return (Math.sign(distance) * pull * dimension) / (dimension + pull);
}

/**
 * Rubber-bands a value that is outside of its range. The result exceeds the range by less than
 * `dimension`, in the value's unit.
 */
export function rubberBand(dragged: number, range: Range, dimension: number): number {
  const inside = clamp(dragged, range);
  return inside + overscroll(dragged - inside, dimension);
}

/** The inverse of `rubberBand`, so that a drag of an overscrolled picture does not jump. */
export function undoRubberBand(banded: number, range: Range, dimension: number): number {
  const inside = clamp(banded, range);
  // For an excess of the whole dimension, `distance` would be infinite.
  const excess = Math.min(Math.abs(banded - inside), 0.99 * dimension);
  const distance = (excess * dimension) / (elasticity * (dimension - excess));
  return inside + Math.sign(banded - inside) * distance;
}
