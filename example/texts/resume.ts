import { owner } from '#content/owner.ts';

/** Frame of the Lebenslauf. */
export const resumePage = {
  heading: 'Lebenslauf',
  availability: owner.availability && `Verfügbar ${owner.availability}`,
  print: 'Drucken oder als PDF speichern',
  /** Of its parts; one that is empty does not show. */
  headings: {
    profile: 'Profil',
    experience: 'Berufserfahrung',
    projects: 'Projekte',
    skills: 'Kenntnisse',
    education: 'Ausbildung',
    certificates: 'Zertifikate',
    languages: 'Sprachen',
    references: 'Referenzen',
  },
  /** Stands before the client's name. */
  client: 'Für',
  /**
   * Leads to the projects that are not listed; with their number before it where they are several.
   */
  otherProject: 'Ein weiteres Projekt',
  otherProjects: 'weitere Projekte',
  /** Before the projects that were made with a skill. */
  examples: 'Damit entstanden',
  /** What the projects were made with, beside the skills. */
  otherTechnologies: 'Außerdem',
  metadata: {
    title: 'Lebenslauf',
    description:
      'Mein Lebenslauf als freiberuflicher Anwendungsentwickler: Profil, Erfahrung, Projekte und Kenntnisse auf einen Blick, auch zum Ausdrucken auf A4.',
  },
};
