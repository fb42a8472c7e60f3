import { owner } from '#content/owner.ts';

const introduction = 'Ich bin ein Anwendungsentwickler aus Deutschland.';

/**
 * The slides in their order; the names are fixed (`src/screens/home/slider.tsx`). `description` has
 * 120 to 155 characters. `card` is the second line of the Open Graph card; the cards of skills and
 * projects list the tiles there.
 */
export const slides = {
  about: {
    metadata: {
      title: 'Über Mich',
      description:
        'Ich bin freiberuflicher Anwendungsentwickler aus Deutschland und lege Wert auf verständlichen Code und verständliches Design.',
    },
    heading: owner.fullName,
    card: introduction,
    introduction,
    tagline:
      'Freiberuflich entwickle ich Apps und Anwendungen für Web und Desktop: mit Code, den man versteht, und Design, das sich selbst erklärt.',
    resumeLink: 'Lebenslauf',
    writeLink: 'Schreib mir',
    imageAlt: 'Karte von Deutschland',
  },
  skills: {
    metadata: {
      title: 'Skills',
      description:
        'Python, Flutter und React: womit ich als Anwendungsentwickler arbeite, was ich damit gebaut habe und wofür sich jede Technologie eignet.',
    },
    heading: 'Meine Skills',
    /** Shown if the owner has no skills. */
    empty: 'Hier ist noch nichts zu sehen.',
  },
  projects: {
    metadata: {
      title: 'Projekte',
      description:
        'Meine Projekte: eine App zum Verschlüsseln, ein Wecker mit Schachrätseln, Sortieralgorithmen zum Zusehen, eine Python-Bibliothek und mehr.',
    },
    heading: 'Meine Projekte',
    empty: 'Hier ist noch nichts zu sehen.',
  },
  contact: {
    metadata: {
      title: 'Kontakt',
      description:
        owner.contactForm === false
          ? 'Du hast eine Idee, eine Frage oder ein Projekt? Schick mir einfach eine E-Mail, oder speichere meine Kontaktdaten in deinem Adressbuch.'
          : 'Du hast eine Idee, eine Frage oder ein Projekt? Schreib mir direkt über das Kontaktformular oder schick mir einfach eine E-Mail.',
    },
    heading: 'Sag Hallo.',
    card: `Schreib mir direkt. ${owner.email}`,
    directRow: {
      text: 'Schreib mir direkt.',
      button: 'Schreiben',
      /** Subject of the e-mail on a site without a form. */
      subject: owner.contactForm === false ? `Nachricht über ${owner.siteTitle}` : undefined,
    },
    emailRow: {
      button: 'E-Mail kopieren',
      copied: 'Kopiert',
      /** Shown if the browser refuses the clipboard. */
      copyFailed: 'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie von Hand.',
    },
    /** Before the owner's `contactLinks`, if any. */
    linksRow: { text: 'Oder auf anderem Weg.' },
    /** Sentences with optional fields of the owner. */
    offer: [
      owner.availability && `Verfügbar ${owner.availability}.`,
      owner.workplace && `Ich arbeite ${owner.workplace}.`,
      owner.responseTime && `Antwort ${owner.responseTime}.`,
    ].filter((sentence) => sentence !== undefined),
    contactCardLink: 'Kontakt speichern',
    /** The form, at `/kontakt` and over other screens. */
    form: {
      heading: 'Schreibt mir direkt.',
      metadata: {
        title: 'Kontaktformular',
        description:
          'Schreib mir eine Nachricht über das Formular: Dein Name, deine E-Mail-Adresse und dein Anliegen genügen, und ich melde mich bei dir.',
      },
    },
  },
};
