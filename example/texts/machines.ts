/** The alternative text of the card that social networks show for a page. */
export const cardTexts = {
  /** What the wallpapers show. */
  wallpapers: { lock: 'Berge in der Dämmerung', home: 'Berge im letzten Licht' },
  /** @param app has its icon on the card */
  alt: (wallpaper: string, title: string, text: string, app?: string) =>
    `${wallpaper}, davor ${app ? `das Symbol von ${app} und ` : ''}die Worte „${title}“ und „${text}“`,
};
