import { s } from '#art/stage/dom.ts';

/** Outlines on a grid of 24 × 24. */
const OUTLINES = {
  input: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  bars: 'M5 20v-7m4.7 7V5m4.6 15v-9m4.7 9V8',
  diagram: 'M4 4v16h16M7.5 15.5l4-5 3.2 2.6L20 6.5',
  run: 'M7 4.8v14.4L19 12z',
  settings:
    'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 3v2.6m0 12.8V21M3 12h2.6m12.8 0H21M5.6 5.6l1.9 1.9m9 9 1.9 1.9m0-12.8-1.9 1.9m-9 9-1.9 1.9',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'm7 7 10 10M17 7 7 17',
  check: 'm5.5 12.5 4.2 4.2L18.5 8',
  down: 'm7 10 5 5 5-5',
  up: 'm7 14 5-5 5 5',
  shuffle:
    'M3.5 7h3.2c4.6 0 5.6 10 10.2 10h3.2M3.5 17h3.2c1.5 0 2.6-1 3.5-2.4M20.1 7h-3.2c-1.5 0-2.6 1-3.5 2.4M17.6 4.4 20.2 7l-2.6 2.6m0 4.8 2.6 2.6-2.6 2.6',
  pause: 'M8.5 5.5v13m7-13v13',
  step: 'M6 5.5v13l9-6.5zM18 5.5v13',
  stop: 'M6.5 6.5h11v11h-11z',
  database:
    'M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3-3.1 3-7 3-7-1.3-7-3zm0 0v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
} as const;

export type IconName = keyof typeof OUTLINES;

/** An outlined symbol in the text's colour, `size` px wide and high. */
export function icon(name: IconName, size = 20): SVGSVGElement {
  return s(
    'svg',
    { class: 'vs-icon', viewBox: '0 0 24 24', width: size, height: size },
    s('path', { d: OUTLINES[name] }),
  );
}

/** The program's own symbol: four bars in ascending order. */
export function logo(size: number): SVGSVGElement {
  return s(
    'svg',
    { viewBox: '0 0 16 16', width: size, height: size, fill: '#2196f3' },
    s('path', { d: 'M1 11h2.6v4H1zM4.8 8h2.6v7H4.8zM8.6 5h2.6v10H8.6zM12.4 1H15v14h-2.6z' }),
  );
}
