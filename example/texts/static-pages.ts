/** Above the text of a static page. @param date month of the last review: `November 2026` */
export const lastReviewed = (date: string) => `Stand: ${date}`;
