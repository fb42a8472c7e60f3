/**
 * Above the text of a static page.
 * @param date when it was last reviewed, for example `November 2026`
 */
export const lastReviewed = (date: string) => `Stand: ${date}`;
