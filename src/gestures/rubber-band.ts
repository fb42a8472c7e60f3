/** How far content gives way beyond its end; iOS's own value (use-gesture). */
const elasticity = 0.55;

/**
 * Where content stands that is pulled beyond its end: Apple's `d·D·c / (D + c·d)`.
 * @param distance how far it is pulled, px with sign
 * @param dimension length of the view in that direction, px; the content never goes further than that
 * @returns how far it gives way, px with the sign of `distance`
 */
export function rubberBand(distance: number, dimension: number): number {
  if (distance === 0 || dimension <= 0) return 0;
  const pull = elasticity * Math.abs(distance);
  return (Math.sign(distance) * pull * dimension) / (dimension + pull);
}
