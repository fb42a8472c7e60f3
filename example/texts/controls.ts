/* Texts that several screens share. The first load contains all of them. */

export const close = 'Schließen';
export const retry = 'Erneut laden';
/** Link to the first slide. */
export const homeLink = 'Zum Startbildschirm';
export const loading = 'Wird geladen …';

// Names of regions and links, for screen readers.
export const mainNavigation = 'Hauptnavigation';
export const pageNavigation = 'Seiten';
export const staticNavigation = 'Rechtliches';
export const notification = 'Benachrichtigung';
export const notificationRegion = 'Benachrichtigungen';
/** Part of the name of a link to another site. */
export const newWindow = '(neues Fenster)';
/** @param page counted from 1 */
export const pageName = (page: number, title: string) => `Seite ${page}: ${title}`;
/** Announces the slide after a turn. */
export const pagePosition = (page: number, count: number, title: string) =>
  `Seite ${page} von ${count}: ${title}`;

/** The first tab stops of every screen. */
export const skipLinks = {
  label: 'Sprungmarken',
  content: 'Zum Inhalt springen',
  /** The button, and the title of its dialog. */
  help: 'Tastaturhilfe',
};

/** Shown if a screen or a part of it could not be loaded. */
export const failure = {
  /** Title of the tab for a failed screen. */
  title: 'Nicht geladen',
  heading: 'Dieser Teil der Website konnte nicht geladen werden.',
  reason: 'Vielleicht ist die Verbindung abgebrochen.',
};
