const hexColor = /^#[\da-f]{6}$/i;

/** Red, green and blue of a colour `#rrggbb`, 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Contrast ratio of two colours `#rrggbb` (WCAG 2.2), 1 to 21; NaN for an invalid colour. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1; NaN for an invalid colour. */
export function luminance(hex: string): number {
  if (!hexColor.test(hex)) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
