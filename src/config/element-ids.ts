/** Elements that inline scripts and styles look up before React runs. */
export const elementIds = { lock: 'lock', home: 'home', slider: 'slider' } as const;

/** Id of the heading of a screen or a slide, the skip link's target. */
export function headingId(slide?: number): string {
  return slide === undefined ? screenHeadingId : `page-${slide}`;
}

/** Target of the skip link on every screen but the home screen. */
export const screenHeadingId = 'inhalt';
