/** What a keyboard finds first on every screen. A file of its own: the help's texts are fetched with it only. */
export const skipLinks = {
  label: 'Sprungmarken',
  content: 'Zum Inhalt springen',
  /** Id of the heading that they lead to, on every screen but the home screen. */
  target: 'inhalt',
  /** The button, and the title of what it opens. */
  help: 'Tastaturhilfe',
} as const;
