import { owner } from '#content/owner.ts';

/** Texts of the résumé's layout. */
export const resumePage = {
  heading: 'Lebenslauf',
  availability: owner.availability && `Verfügbar ${owner.availability}`,
  print: 'Drucken oder als PDF speichern',
  /** Headings of sections. Empty sections are not shown. */
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
  /** Before the client's name. */
  client: 'Für',
  /** Link to the only project that is not listed. */
  otherProject: 'Ein weiteres Projekt',
  /** The same link for several projects, after their number. */
  otherProjects: 'weitere Projekte',
  /** Before the projects of a skill; for screen readers, also on the skill's tile. */
  examples: 'Damit entstanden',
  /** Heading of the projects' technologies that are not among the skills. */
  otherTechnologies: 'Außerdem',
  metadata: {
    title: 'Lebenslauf',
    description:
      'Mein Lebenslauf als freiberuflicher Anwendungsentwickler: Profil, Erfahrung, Projekte und Kenntnisse auf einen Blick, auch zum Ausdrucken auf A4.',
  },
};
