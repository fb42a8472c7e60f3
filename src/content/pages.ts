import { owner } from '#src/content/owner.ts';

/** Texts of the lock screen (`/`). */
export const lockScreen = {
  /** What it is, for visitors who hear it. */
  name: 'Sperrbildschirm',
  /** When the greeting has arrived, as a notification says it. */
  received: 'Gerade eben',
  greeting: `Hallo, ich bin ${owner.firstName}`,
  introduction: 'Ich bin ein Entwickler.',
  hint: 'Zum Entsperren nach oben wischen.',
  head: {
    title: `${owner.fullName}, Anwendungsentwickler`,
  },
};

/** Texts of slider page 0; its heading is the owner's name. */
export const aboutPage = {
  heading: owner.fullName,
  introduction: 'Ich bin ein Anwendungsentwickler aus Deutschland.',
  tagline:
    'Freiberuflich entwickle ich Apps, Desktop-Programme und Webanwendungen: mit Code, den man versteht, und Design, das sich selbst erklärt.',
  resumeLink: 'Lebenslauf',
  writeLink: 'Schreib mir',
  imageAlt: 'Karte von Deutschland',
  head: {
    title: 'Über Mich',
  },
};

/** Texts of slider page 1. */
export const skillsPage = {
  heading: 'Meine Skills',
  head: {
    title: 'Skills',
  },
};

/** Texts of slider page 2. */
export const projectsPage = {
  heading: 'Meine Projekte',
  head: {
    title: 'Projekte',
  },
};

/** Texts of slider page 3. */
export const contactPage = {
  heading: 'Sag Hallo.',
  directRow: { text: 'Schreib mir direkt.', button: 'Schreiben' },
  emailRow: {
    button: 'E-Mail kopieren',
    copied: 'Kopiert',
    /** For a browser that refuses the clipboard. */
    copyFailed: 'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie von Hand.',
  },
  /** What the owner offers, each where it is set. */
  offer: [
    owner.availability && `Verfügbar ${owner.availability}.`,
    owner.workplace && `Ich arbeite ${owner.workplace}.`,
    owner.responseTime && `Antwort ${owner.responseTime}.`,
  ].filter((sentence) => sentence !== undefined),
  contactCardLink: 'Kontakt speichern',
  imprintLink: 'Impressum',
  privacyLink: 'Datenschutz',
  accessibilityLink: 'Barrierefreiheit',
  head: {
    title: 'Kontakt',
  },
};

/** Said of a link to another site, for visitors who hear it. */
export const newWindow = '(neues Fenster)';

/** The pages of the slider, in the order of their addresses. */
export const pages = [aboutPage, skillsPage, projectsPage, contactPage] as const;

/** Position of each page in the slider, and in its address. */
export const pageIndex = { about: 0, skills: 1, projects: 2, contact: 3 } as const;

export type PageIndex = (typeof pageIndex)[keyof typeof pageIndex];

export const pageIndices: readonly PageIndex[] = [0, 1, 2, 3];

/** The nearest page that exists. */
export function clampPage(index: number): PageIndex {
  const clamped = Math.min(Math.max(Math.round(index), 0), pages.length - 1);
  return pageIndices[clamped] ?? 0;
}

/** Which page of how many, for visitors who hear it. */
export function pagePosition(page: PageIndex): string {
  return `Seite ${page + 1} von ${pages.length}: ${pages[page].head.title}`;
}

/** The contact page where the form lies over it, which has an address of its own. */
export const formPage = {
  heading: 'Schreibt mir direkt.',
  head: {
    title: 'Kontaktformular',
  },
};
