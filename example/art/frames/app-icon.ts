import { s } from '#art/stage/dom.ts';

/** Lines of 24 × 24 px symbols, drawn with a stroke of 2; several subpaths are one string. */
const icons = {
  add: 'M12 5v14M5 12h14',
  alarm: 'M12 6.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9.8v4l2.6 1.6M3.6 6.6 7 3.8M20.4 6.6 17 3.8',
  back: 'M20 12H5m6.5-6.5L5 12l6.5 6.5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.4 20.2a1.8 1.8 0 0 0 3.2 0',
  chart: 'M5 20v-6M10 20V5M15 20v-9M20 20v-4',
  check: 'm5 12.5 4.5 4.5L19.5 7',
  chevron: 'm9.5 6 6 6-6 6',
  clipboard: 'M9 4.5h6v3H9zM9 6H6v14.5h12V6h-3M9 12h6M9 16h4',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  down: 'm6 9.5 6 6 6-6',
  edit: 'M4.5 19.5v-4L16 4l4 4L8.5 19.5zM13.5 6.5l4 4',
  grid: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  hourglass:
    'M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2c0 2.2 4 3.6 4 5.3s-4 3.1-4 5.3v3.2M16 3.5v3.2c0 2.2-4 3.6-4 5.3s4 3.1 4 5.3v3.2',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.1',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10.9 12.6 19.5 4M16 7.5l3 3',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5M12 14.5v2',
  more: 'M11.7 5.6h.6M12 5.3v.6M11.7 12h.6M12 11.7v.6M11.7 18.4h.6M12 18.1v.6',
  music:
    'M9 18V5.5l10-2V16M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  puzzle:
    'M9.5 6.5a2.3 2.3 0 1 1 4.6 0h4.4v4.4a2.3 2.3 0 1 0 0 4.6V20h-13v-4.5a2.3 2.3 0 1 0 0-4.6V6.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  share:
    'M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.7 10.8l6.6-3.5M8.7 13.2l6.6 3.5',
  shift: 'M4 17 7.5 7 11 17M5.2 13.8h4.6M14 12h6m-2.6-2.6L20 12l-2.6 2.6',
  shield: 'M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.8 12l2.3 2.3 4.2-4.3',
  swap: 'M8 4v15m-3.5-3.5L8 19l3.5-3.5M16 20V5m-3.5 3.5L16 5l3.5 3.5',
  text: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
  tools:
    'M20.3 7.2a5 5 0 0 1-6.6 6.2l-6.4 6.4a2.2 2.2 0 0 1-3.1-3.1l6.4-6.4a5 5 0 0 1 6.2-6.6l-3 3 .6 2.9 2.9.6z',
  upload: 'M12 15.5V4m-4.5 4.5L12 4l4.5 4.5M4.5 14v6h15v-6',
} as const;

export type AppIconName = keyof typeof icons;

/** A line symbol of an app, in the colour of the text around it; `size` in CSS px. */
export function appIcon(name: AppIconName, size = 24): SVGSVGElement {
  return s(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentcolor',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    s('path', { d: icons[name] }),
  );
}
