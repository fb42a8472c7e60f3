/** Contrast that WCAG 2.2 wants for text of any size. */
const wantedContrast = 4.5;

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is not a colour like #1a2b3c.`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(parse(one)), luminance(parse(other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function mix(color: Rgb, target: number, share: number): string {
  const channels = color.map((channel) => Math.round(channel + (target - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The nearest shade or tint of `background` on which `text` can be read (4.5:1): a project may come in
 * any colour, its header stays legible.
 */
export function readableBackground(background: string, text: string): string {
  const color = parse(background);
  const target = luminance(parse(text)) > 0.5 ? 0 : 255;
  for (let step = 0; step <= 100; step += 1) {
    const candidate = mix(color, target, step / 100);
    if (contrast(candidate, text) >= wantedContrast) return candidate;
  }
  return target === 0 ? '#000000' : '#ffffff';
}
