import { owner } from '#src/content/owner.ts';

/** Texts of the lock screen (`/`). */
export const lockScreen = {
  screenTitle: 'Willkommen',
  /** When the greeting has arrived, as a notification says it. */
  received: 'Gerade eben',
  greeting: `Hallo, ich bin ${owner.firstName}`,
  introduction: 'Ich bin ein Entwickler.',
  hint: 'Zum Entsperren nach oben wischen.',
  metaDescription: `Hallo, ich bin ${owner.firstName}, Anwendungsentwickler aus Deutschland. Entsperre den Bildschirm und sieh dir meine Skills und Projekte an.`,
};

/** Texts of slider page 0; its heading is the owner's name. */
export const aboutPage = {
  navigationLabel: 'Über Mich',
  heading: owner.fullName,
  introduction: 'Ich bin ein Anwendungsentwickler aus Deutschland.',
  tagline: 'Ich lege Wert auf Code, den man versteht, und auf Design, das sich selbst erklärt.',
  imageAlt: 'Karte von Deutschland',
  metaDescription: `Ich bin ${owner.fullName}, freiberuflicher Anwendungsentwickler aus Deutschland, und lege Wert auf verständlichen Code und verständliches Design.`,
};

/** Texts of slider page 1. */
export const skillsPage = {
  navigationLabel: 'Skills',
  heading: 'Meine Skills',
  metaDescription:
    'Python, Flutter und React: womit ich als Anwendungsentwickler arbeite, was ich damit gebaut habe und wofür sich jede Technik eignet.',
};

/** Texts of slider page 2. */
export const projectsPage = {
  navigationLabel: 'Projekte',
  heading: 'Meine Projekte',
  metaDescription:
    'Meine Projekte: eine App zum Verschlüsseln, ein Wecker mit Schachrätseln, Sortieralgorithmen zum Zusehen, eine Python-Bibliothek und mehr.',
};

/** Texts of slider page 3. */
export const contactPage = {
  navigationLabel: 'Kontakt',
  heading: 'Sag Hallo.',
  directRow: { text: 'Schreib mir direkt.', button: 'Schreiben' },
  emailRow: {
    button: 'E-Mail kopieren',
    copied: 'Kopiert',
    /** For a browser that refuses the clipboard. */
    copyFailed: 'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie von Hand.',
  },
  imprintLink: 'Impressum',
  privacyLink: 'Datenschutz',
  metaDescription:
    'Du hast eine Idee, eine Frage oder ein Projekt? Schreib mir direkt über das Kontaktformular oder schick mir einfach eine E-Mail.',
};

/** Texts of the contact form, on slider page 3 and on its own address. */
export const contactForm = {
  screenTitle: 'Kontaktformular',
  title: 'Schreibt mir direkt.',
  labels: { name: 'Name', email: 'Email', message: 'Nachricht' },
  submit: 'Kontaktieren',
  back: 'Zurück',
  errors: {
    name: 'Gebe einen Name ein.',
    email: 'Gebe eine gültige E-Mail Adresse ein.',
    message: 'Gebe eine Nachricht ein.',
  },
  /** @param limit longest text allowed, in UTF-16 units. */
  tooLong: (limit: number) => `Höchstens ${limit} Zeichen.`,
  /** One sentence; `link` leads to the privacy notice. */
  privacyHint: {
    before: 'Wie ich mit deinen Angaben umgehe, steht unter ',
    link: 'Datenschutz',
    after: '.',
  },
  metaDescription:
    'Schreib mir eine Nachricht über das Formular: Dein Name, deine E-Mail-Adresse und dein Anliegen genügen, und ich melde mich bei dir.',
};

/** What the visitor is told after a message was sent, or was not. */
export const notifications = {
  sent: {
    title: 'Nachricht abgeschickt',
    text: 'Ich werde mich bei Ihnen melden.',
  },
  failed: {
    title: 'Nachricht konnte nicht abgeschickt werden',
    text: 'Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.',
  },
};

/** Frame of the legal notice; its sections stand in `imprint.ts`. The page title is the site's. */
export const imprintPage = {
  heading: 'Impressum',
  metaDescription: `Impressum von ${owner.siteTitle}: Name und Anschrift des Anbieters nach § 5 DDG, Telefonnummer und E-Mail-Adresse, Hinweis zur Streitbeilegung.`,
};

/** Frame of the privacy notice; its sections stand in `privacy.ts`. */
export const privacyPage = {
  screenTitle: 'Datenschutz',
  heading: 'Datenschutz',
  metaDescription: `Datenschutz auf ${owner.siteTitle}: welche Daten beim Besuch und beim Absenden des Kontaktformulars anfallen und welche Rechte du hast.`,
};

/** Texts for every address that leads nowhere; `homeLink` leads to the first slider page. */
export const notFoundPage = {
  screenTitle: 'Seite nicht gefunden',
  heading: 'Diese Seite gibt es nicht.',
  text: 'Vielleicht hat sich ein Tippfehler in die Adresse geschlichen, oder die Seite ist umgezogen. Auf dem Startbildschirm findest du alles wieder.',
  homeLink: 'Zum Startbildschirm',
  metaDescription:
    'Diese Seite gibt es nicht. Auf dem Startbildschirm findest du alles wieder: wer ich bin, meine Skills, meine Projekte und den Kontakt.',
};
