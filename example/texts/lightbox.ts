/** Texts of the gallery and the lightbox. */
export const lightboxTexts = {
  /** @param number counted from 1 */
  position: (number: number, count: number) => `Bild ${number} von ${count}`,
  /** Name of a picture's button, with `position` and alternative text. */
  enlarge: (position: string, alt: string) => `${position} vergrößern: ${alt}`,
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  loading: 'Das Bild wird geladen …',
  failed: 'Das Bild konnte nicht geladen werden.',
};
