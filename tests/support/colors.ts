/** A colour `#rrggbb` as browsers report computed ones. */
export function channels(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}

/** A computed colour as `#rrggbb`. @throws Error when it is none, or not opaque */
export function hexOf(computed: string): string {
  const found = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed);
  if (!found) throw new Error(`"${computed}" is not an opaque colour.`);
  const digits = found.slice(1).map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
