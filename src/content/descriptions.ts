import { owner } from './owner.ts';

/**
 * What search results and networks say of the home screen's views, 120 to 155 characters each. Apart from their other
 * texts: the pages are served with them, and no script needs them.
 */
export const descriptions = {
  lock: `Hallo, ich bin ${owner.firstName}, Anwendungsentwickler aus Deutschland. Entsperre den Bildschirm und sieh dir meine Skills und Projekte an.`,
  form: 'Schreib mir eine Nachricht über das Formular: Dein Name, deine E-Mail-Adresse und dein Anliegen genügen, und ich melde mich bei dir.',
  /** By the page's position in the slider. */
  pages: [
    `Ich bin ${owner.fullName}, freiberuflicher Anwendungsentwickler aus Deutschland, und lege Wert auf verständlichen Code und verständliches Design.`,
    'Python, Flutter und React: womit ich als Anwendungsentwickler arbeite, was ich damit gebaut habe und wofür sich jede Technologie eignet.',
    'Meine Projekte: eine App zum Verschlüsseln, ein Wecker mit Schachrätseln, Sortieralgorithmen zum Zusehen, eine Python-Bibliothek und mehr.',
    'Du hast eine Idee, eine Frage oder ein Projekt? Schreib mir direkt über das Kontaktformular oder schick mir einfach eine E-Mail.',
  ],
} as const;
