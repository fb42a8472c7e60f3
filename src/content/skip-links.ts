/** What a keyboard finds first on every screen. A file of its own: the help's texts are fetched with it only. */
export const skipLinks = {
  label: 'Sprungmarken',
  content: 'Zum Inhalt springen',
  help: 'Tastaturhilfe',
} as const;
