/** What a visitor reads where a part of the site could not be loaded. */
export const failure = {
  heading: 'Dieser Teil der Website konnte nicht geladen werden.',
  reason: 'Vielleicht ist die Verbindung abgebrochen.',
  retry: 'Erneut laden',
};
