import { pages } from '#src/content/pages.ts';
import { gallery, type Place } from '#tests/support/content.ts';

/** What journeys meet more than once, by role and name. */
export const hint = 'link "Zum Entsperren nach oben wischen."';
export const bar = pages.map(({ head }) => `link "${head.title}"`);
export const dots = pages.map(({ head }, index) => `link "Seite ${index + 1}: ${head.title}"`);
export const linkTo = ({ tile }: Place) => `link "${tile.title}"`;
export const headingOf = ({ title }: Place) => `heading "${title}"`;
const pictures = gallery.productImages;
const screenshots = pictures.map(
  ({ alt }, index) =>
    `button "Bild ${index + 1} von ${pictures.length} vergrößern: ${alt.replace(/\s+/g, ' ')}"`,
);
export const viewer = (number: number) => `dialog "Bild ${number} von ${pictures.length}"`;
export const form = 'dialog "Schreibt mir direkt."';
export const sent = 'status "Nachricht abgeschickt Ich werde mich bei Ihnen melden."';
export const [firstScreenshot = '', secondScreenshot = ''] = screenshots;
