/** Ids that inline scripts and style sheets use. */
export const elementIds = { lock: 'lock', home: 'home', slider: 'slider' } as const;

/** Id of the heading of a slide or, without an index, of another screen; the skip link's target. */
export function headingId(slide?: number): string {
  return slide === undefined ? 'inhalt' : `slide-${slide}`;
}
