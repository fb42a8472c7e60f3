/** Texts of a project's pictures, on its page and in the viewer. */
export const viewer = {
  /** @param number counted from 1 */
  position: (number: number, count: number) => `Bild ${number} von ${count}`,
  /** What a press of a picture does: `position` and its alternative text. */
  enlarge: (position: string, alt: string) => `${position} vergrößern: ${alt}`,
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  loading: 'Das Bild wird geladen …',
  failed: 'Das Bild konnte nicht geladen werden.',
};
