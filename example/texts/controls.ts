/* Texts that several screens share. The first load contains all of them. */

export const close = 'Schließen';
export const retry = 'Erneut laden';
/** Link to the first slide. */
export const homeLink = 'Zum Startbildschirm';
export const loading = 'Wird geladen …';

// Names of regions and links, for screen readers.
export const mainNavigation = 'Hauptnavigation';
export const slideNavigation = 'Seiten';
export const staticNavigation = 'Rechtliches';
export const notification = 'Benachrichtigung';
export const notificationRegion = 'Benachrichtigungen';
/** Added to the name or description of a link that opens a new window. */
export const newWindow = '(neues Fenster)';
/** @param slide counted from 1 */
export const slideName = (slide: number, title: string) => `Seite ${slide}: ${title}`;
/** Announces the slide after a turn. */
export const slidePosition = (slide: number, count: number, title: string) =>
  `Seite ${slide} von ${count}: ${title}`;

/** The first tab stops of every screen except the lock. */
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
