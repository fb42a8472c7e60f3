import { owner } from './owner.ts';
import { aboutPage } from './pages.ts';

/** A job, or a school: of what is not set the page says nothing. */
export interface Station {
  /** What the owner was or learned there. */
  title: string;
  /** For example `2021–2024` or `seit 2024`. */
  period?: string;
  /** The employer or the school. */
  organization?: string;
  place?: string;
  /** What was done there; each a paragraph. */
  texts?: readonly string[];
}

/** What the Lebenslauf says beyond the owner's contact data, the projects and the skills. Latest first. */
export interface Resume {
  /** Stands below the name. */
  occupation: string;
  /** One entry per paragraph. */
  profile: readonly string[];
  /** How many projects it names, in the order of the tiles; all, if omitted. Ten fit on two pages beside a long career. */
  projects?: number;
  experience?: readonly Station[];
  education?: readonly Station[];
  /** For example `{ name: 'Englisch', level: 'fließend' }`. */
  languages?: readonly { name: string; level?: string }[];
}

export const resume: Resume = {
  occupation: 'Anwendungsentwickler',
  profile: [
    'Wichtig ist mir Code, den andere verstehen, und Design, das sich selbst erklärt. Angefangen hat es mit kleinen Browserspielen in JavaScript. Heute entwickle ich vor allem mit Flutter, Python und React.',
  ],
  experience: [
    {
      title: 'Freiberuflicher Anwendungsentwickler',
      place: 'Deutschland',
      texts: ['Ich entwickle Apps, Desktop-Programme, Websites und Backends.'],
    },
  ],
};

/** Frame of the Lebenslauf. */
export const resumePage = {
  heading: aboutPage.resumeLink,
  availability: owner.availability && `Verfügbar ${owner.availability}`,
  print: 'Drucken oder als PDF speichern',
  /** Of its parts; one that is empty does not show. */
  headings: {
    profile: 'Profil',
    experience: 'Berufserfahrung',
    projects: 'Projekte',
    skills: 'Kenntnisse',
    education: 'Ausbildung',
    languages: 'Sprachen',
  },
  /** Before the projects that were made with a skill. */
  examples: 'Damit entstanden',
  /** What the projects were made with, beside the skills. */
  otherTechnologies: 'Außerdem',
  head: {
    title: aboutPage.resumeLink,
    description:
      'Mein Lebenslauf als freiberuflicher Anwendungsentwickler: Profil, Erfahrung, Projekte und Kenntnisse auf einen Blick, auch zum Ausdrucken auf A4.',
    card: 'resume',
  },
};
