/** Texts of all projects and skills. */
export const detailPage = {
  /** Name of a project's list of tags, for screen readers. */
  technologies: 'Technologien',
  /** Labels of a project's facts. */
  facts: { year: 'Jahr', role: 'Rolle', client: 'Für' },
  headings: {
    pictures: 'Einblicke',
    code: 'Beispiel',
    features: 'Funktionen',
    background: 'Hintergrund',
    references: 'Referenzen',
    /** Sections of a skill's page. */
    experience: 'Meine Erfahrung',
    uses: 'Wofür es sich eignet',
    projects: (skill: string) => `Projekte mit ${skill}`,
  },
  quote: (text: string) => `„${text}“`,
  invitation: { text: 'Du planst etwas Ähnliches?', link: 'Schreib mir direkt.' },
};
