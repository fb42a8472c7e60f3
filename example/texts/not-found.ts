/** Texts of the page for unknown addresses. */
export const notFoundPage = {
  heading: 'Diese Seite gibt es nicht.',
  text: 'Vielleicht hat sich ein Tippfehler in die Adresse geschlichen, oder die Seite ist umgezogen. Auf dem Startbildschirm findest du alles wieder.',
  metadata: {
    title: 'Seite nicht gefunden',
    description:
      'Diese Seite gibt es nicht. Auf dem Startbildschirm findest du alles wieder: wer ich bin, meine Skills, meine Projekte und den Kontakt.',
  },
};
