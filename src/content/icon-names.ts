/** The drawings that the content may name; `src/ui/icon-drawings.ts` has them. */
export const iconNames = [
  'accounts',
  'book',
  'braces',
  'building',
  'chart',
  'compare',
  'database',
  'desktop',
  'globe',
  'history',
  'lock',
  'moon',
  'music',
  'phone',
  'puzzle',
  'python',
  'resize',
  'sliders',
  'sort',
  'stopwatch',
  'terminal',
  'text',
  'two-players',
] as const;

export type IconName = (typeof iconNames)[number];
