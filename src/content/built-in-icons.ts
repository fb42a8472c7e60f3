/** SVG paths on a grid of 48 × 48. */
export interface IconPaths {
  /** Filled and stroked. */
  shape?: string;
  /** Only filled. */
  area?: string;
  /** Only stroked. */
  lines?: string;
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Path of a rectangle with corners rounded by `r`. */
function box(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** Path of a chess pawn, centred at `x`. */
function pawn(x: number): string {
  return `${circle(x, 15, 5)}M${x - 3} 20c0 6.5-1.5 10.5-5 13.5V38.5h16V33.5c-3.5-3-5-7-5-13.5`;
}

const brace = 'M17 7.5c-5 0-7 2-7 6v5c0 3.5-1.5 5.5-5 5.5 3.5 0 5 2 5 5.5v5c0 4 2 6 7 6';

/** Icons that the content can use for features, by name. */
export const builtInIcons = {
  accounts: {
    shape: box(5, 9, 38, 30, 5),
    lines: `${circle(16.5, 20, 4)}M9.5 32.5c.8-4 3.4-6 7-6s6.2 2 7 6M29.5 19.5h7M29.5 25.5h7`,
  },
  book: {
    shape: 'M24 13c3.5-3 9-4.5 18-4.5v27c-9 0-14.5 1.5-18 4.5z',
    lines: 'M24 13C20.5 10 15 8.5 6 8.5v27c9 0 14.5 1.5 18 4.5',
  },
  braces: {
    area: `${brace}H31c5 0 7-2 7-6v-5c0-3.5 1.5-5.5 5-5.5-3.5 0-5-2-5-5.5v-5c0-4-2-6-7-6z`,
    lines: `${brace}M31 7.5c5 0 7 2 7 6v5c0 3.5 1.5 5.5 5 5.5-3.5 0-5 2-5 5.5v5c0 4-2 6-7 6M18 24h.01M24 24h.01M30 24h.01`,
  },
  building: {
    shape: 'M5 18.5 24 7l19 11.5z',
    lines: 'M9.5 24.5v11M19 24.5v11M29 24.5v11M38.5 24.5v11M5 41h38',
  },
  chart: {
    area: 'M12 36.5v-9l8-8 8 6L41 12v24.5z',
    lines: 'M6 6v31a5 5 0 0 0 5 5h31M12 27.5l8-8 8 6 13-13.5M33.5 12H41v7.5',
  },
  compare: {
    shape: 'M4 31h11a5.5 5.5 0 0 1-11 0zM33 22h11a5.5 5.5 0 0 1-11 0z',
    lines:
      'M24 6v35M14.5 41.5h19M9.5 16.5 24 12l14.5-4.5M9.5 16.5 4 31M9.5 16.5 15 31M38.5 7.5 33 22M38.5 7.5 44 22',
  },
  database: {
    shape: 'M8 12c0 3.5 7 6.5 16 6.5S40 15.5 40 12s-7-6.5-16-6.5S8 8.5 8 12',
    lines: 'M8 12v24c0 3.5 7 6.5 16 6.5S40 39.5 40 36V12M8 24c0 3.5 7 6.5 16 6.5S40 27.5 40 24',
  },
  desktop: { shape: box(5, 7, 38, 26, 4), lines: 'M24 33v8M15.5 41.5h17' },
  globe: {
    shape: 'M24 6c5 4.5 7.5 10.5 7.5 18S29 37.5 24 42c-5-4.5-7.5-10.5-7.5-18S19 10.5 24 6',
    lines: `${circle(24, 24, 18)}M6.5 24h35`,
  },
  history: {
    area: circle(25, 24, 17),
    lines: 'M9.5 17A17 17 0 1 1 8 24M8.5 8v9h9M25 14.5V24l6.5 4.5',
  },
  lock: { shape: box(9, 20, 30, 22, 5), lines: 'M15.5 20v-5.5a8.5 8.5 0 0 1 17 0V20M24 29v5' },
  moon: {
    shape: 'M40.5 27.5A17.5 17.5 0 1 1 20.5 7.5 14 14 0 0 0 40.5 27.5z',
    lines: 'M34 6v7M30.5 9.5h7',
  },
  music: {
    shape: circle(12, 36.5, 5.5) + circle(35.5, 32.5, 5.5),
    lines: 'M17.5 36.5v-26L41 6v26.5M17.5 18.5 41 14',
  },
  phone: { shape: box(13, 5, 22, 38, 5), lines: 'M21.5 11h5M20 37h8' },
  puzzle: { shape: 'M8 16h8.5a5 5 0 1 1 9 0H34v8.5a5 5 0 1 1 0 9V42h-8.5a5 5 0 1 0-9 0H8z' },
  python: {
    shape:
      'M25 15H11.5A5.5 5.5 0 0 0 6 20.5v6.5a5.5 5.5 0 0 0 5.5 5.5H14v-3a5.5 5.5 0 0 1 5.5-5.5h9a5.5 5.5 0 0 0 5.5-5.5v-7A5.5 5.5 0 0 0 28.5 6h-9A5.5 5.5 0 0 0 14 11.5V15',
    lines:
      'M23 33h13.5a5.5 5.5 0 0 0 5.5-5.5V21a5.5 5.5 0 0 0-5.5-5.5H34M14 29.5v7a5.5 5.5 0 0 0 5.5 5.5h9a5.5 5.5 0 0 0 5.5-5.5V33M20 10.7h.01M28 37.3h.01',
  },
  resize: {
    shape: box(6, 24, 18, 18, 4),
    lines:
      'M6 16.5V11a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-5.5M26.5 21.5l8-8M27.5 13.5h7v7',
  },
  sliders: {
    shape: circle(31, 11, 4.5) + circle(16, 24, 4.5) + circle(29, 37, 4.5),
    lines: 'M6 11h20.5M35.5 11H42M6 24h5.5M20.5 24H42M6 37h18.5M33.5 37H42',
  },
  sort: {
    shape: box(6, 29, 8, 13, 2.5) + box(20, 19, 8, 23, 2.5) + box(34, 6, 8, 36, 2.5),
    lines: 'M7 20.5C8 13 13.5 9 24.5 9M20 5l4.5 4-4.5 4',
  },
  stopwatch: { shape: circle(24, 27, 16), lines: 'M24 18.5V27M19 5h10M24 5v6M36.5 12.5l2.5 2.5' },
  terminal: { shape: box(5, 8, 38, 32, 5), lines: 'M13 17.5l6.5 6.5-6.5 6.5M24.5 31h10' },
  text: {
    area: 'M11 5h17l10 10v23a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z',
    lines:
      'M28 5H15a5 5 0 0 0-5 5v28a5 5 0 0 0 5 5h18a5 5 0 0 0 5-5V15zM28 5v6a4 4 0 0 0 4 4h6M17 23h14M17 29h14M17 35h8',
  },
  'two-players': { shape: pawn(13.5), lines: pawn(34.5) },
} satisfies Record<string, IconPaths>;

export type BuiltInIconName = keyof typeof builtInIcons;
