/** Elements that inline scripts and styles look up before React runs. */
export const elementIds = { lock: 'lock', home: 'home', slider: 'slider' } as const;

/** Id of the heading of a slide, or of any other screen: the skip link's target. */
export function headingId(slide?: number): string {
  return slide === undefined ? 'inhalt' : `page-${slide}`;
}
