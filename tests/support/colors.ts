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

/** Contrast ratio of two colours `#rrggbb` as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
