import { owner } from '#content/owner.ts';

const introduction = 'Ich lasse Schiffe pünktlich abfahren.';

/** The slides of an owner without picture, skills and form. */
export const slides = {
  about: {
    metadata: {
      title: 'Wer ich bin',
      description:
        'Ich entwickle Software für Fahrpläne und Fahrgastinformation: in Zürich, im Zug oder remote, seit 2022 selbstständig und vorher Kapitänin.',
    },
    heading: owner.fullName,
    card: introduction,
    introduction,
    tagline:
      'Fahrpläne, Aushänge und Anzeigen sind Texte, auf die sich tausend Leute verlassen. Ich baue die Programme, aus denen sie kommen, und die Werkzeuge, mit denen Verkehrsbetriebe sie selbst pflegen.',
    resumeLink: 'Mein Werdegang',
    writeLink: 'E-Mail schreiben',
  },
  skills: {
    metadata: {
      title: 'Können',
      description:
        'Womit ich arbeite: Fahrplandaten, Anzeigen und Ansagen, dazu die Werkzeuge, mit denen Verkehrsbetriebe ihre Angaben selbst pflegen können.',
    },
    heading: 'Mein Können',
    empty: 'Was ich kann, steht vorerst im Werdegang.',
  },
  projects: {
    metadata: {
      title: 'Arbeiten',
      description:
        'Zwei meiner Arbeiten: ein Fahrplan für die Donaudampfschifffahrt und ein Plan für die Kehrwoche, der sich an Feiertage und Schnee erinnert.',
    },
    heading: 'Meine Arbeiten',
    empty: 'Hier ist noch nichts zu sehen.',
  },
  contact: {
    metadata: {
      title: 'Schreiben',
      description:
        'Ein Fahrplan, eine Anzeige, eine Idee? Schick mir eine E-Mail, buche einen Termin oder speichere meine Kontaktdaten in deinem Adressbuch.',
    },
    heading: 'Ahoi.',
    card: `Schick mir eine E-Mail. ${owner.email}`,
    directRow: {
      text: 'Ein Formular gibt es hier nicht.',
      button: 'E-Mail verfassen',
      subject: `Nachricht über ${owner.siteTitle}`,
    },
    emailRow: {
      button: 'Adresse kopieren',
      copied: 'Kopiert',
      copyFailed: 'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie von Hand.',
    },
    linksRow: { text: 'Oder so:' },
    offer: [`Frei ${owner.availability}.`, `Antwort ${owner.responseTime}.`],
    contactCardLink: 'Kontakt speichern',
    form: {
      heading: 'Schreibt mir direkt.',
      metadata: {
        title: 'Kontaktformular',
        description:
          'Diese Website hat kein Formular und keine Seite dafür; die Texte stehen hier, weil sie in keinem Inhalt fehlen dürfen, auch ungenutzt.',
      },
    },
  },
};
