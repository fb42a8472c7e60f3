/** Texts of the pages of projects and skills, beside their own. */
export const detailPage = {
  /** Names the list of a project's tags for screen readers. */
  technologies: 'Technologien',
  /** Before a project's facts, where it has them. */
  facts: { year: 'Jahr', role: 'Rolle', client: 'Für' },
  headings: {
    pictures: 'Einblicke',
    code: 'Beispiel',
    features: 'Funktionen',
    background: 'Hintergrund',
    references: 'Referenzen',
    /** Of a skill's page. */
    experience: 'Meine Erfahrung',
    uses: 'Wofür es sich eignet',
    projects: (skill: string) => `Projekte mit ${skill}`,
  },
  quote: (text: string) => `„${text}“`,
  invitation: { text: 'Du planst etwas Ähnliches?', link: 'Schreib mir direkt.' },
};
