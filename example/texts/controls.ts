/** Said of a link to another site, for visitors who hear it. */
export const newWindow = '(neues Fenster)';
