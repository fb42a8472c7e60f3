/** Alternative text of a page's Open Graph card. */
export const cardTexts = {
  /** Descriptions of the wallpapers. */
  wallpapers: { lock: 'Berge in der Dämmerung', home: 'Berge im letzten Licht' },
  /** @param app name of the app whose icon is on the card */
  alt: (wallpaper: string, title: string, text: string, app?: string) =>
    `${wallpaper}, davor ${app ? `das Symbol von ${app} und ` : ''}die Worte „${title}“ und „${text}“`,
};
