import { clamp, type Range } from './clamp.ts';

/** How far content gives way beyond its end; iOS's own value (use-gesture). */
const elasticity = 0.55;

/**
 * Where content stands that is pulled beyond its end: Apple's `d·D·c / (D + c·d)`.
 * @param distance how far it is pulled, px with sign
 * @param dimension length of the view in that direction, px; the content never goes further than that
 * @returns how far it gives way, px with the sign of `distance`
 */
export function rubberBand(distance: number, dimension: number): number {
  if (dimension <= 0) return 0;
  const pull = elasticity * Math.abs(distance);
  return (Math.sign(distance) * pull * dimension) / (dimension + pull);
}

/** What is shown of a value that is pulled: the value itself within the range, less and less outside. */
export function stretch(pulled: number, range: Range, dimension: number): number {
  const inside = clamp(pulled, range);
  return inside + rubberBand(pulled - inside, dimension);
}

/** The pulled value of which `stretch` shows `shown`: a picture caught beyond its end goes on from there. */
export function unstretch(shown: number, range: Range, dimension: number): number {
  const inside = clamp(shown, range);
  // At the dimension itself the pull would be endless.
  const given = Math.min(Math.abs(shown - inside), 0.99 * dimension);
  return (
    inside + (Math.sign(shown - inside) * given * dimension) / (elasticity * (dimension - given))
  );
}
