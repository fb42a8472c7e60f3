/*
 * Names and sentences that screens share. All of them come with the first load: what one screen
 * alone says stands in a file of its own.
 */

export const close = 'Schließen';
export const retry = 'Erneut laden';
/** Leads to the first page of the slider. */
export const homeLink = 'Zum Startbildschirm';
export const loading = 'Wird geladen …';

// For visitors who hear the site: its parts, and what a part or a link is.
export const mainNavigation = 'Hauptnavigation';
export const pageNavigation = 'Seiten';
export const staticNavigation = 'Rechtliches';
export const notification = 'Benachrichtigung';
export const notificationRegion = 'Benachrichtigungen';
/** Said of a link to another site. */
export const newWindow = '(neues Fenster)';
/** @param page counted from 1 */
export const pageName = (page: number, title: string) => `Seite ${page}: ${title}`;
/** Which page of how many has come to rest. */
export const pagePosition = (page: number, count: number, title: string) =>
  `Seite ${page} von ${count}: ${title}`;

/** What a keyboard finds first on every screen. */
export const skipLinks = {
  label: 'Sprungmarken',
  content: 'Zum Inhalt springen',
  /** The button, and the title of what it opens. */
  help: 'Tastaturhilfe',
};

/** What a visitor reads where a part of the site could not be loaded. */
export const failure = {
  /** Of the tab, where a whole screen is missing. */
  title: 'Nicht geladen',
  heading: 'Dieser Teil der Website konnte nicht geladen werden.',
  reason: 'Vielleicht ist die Verbindung abgebrochen.',
};
