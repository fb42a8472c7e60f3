/** @import { BundleReport } from './bundle-report.ts' */

/**
 * What `budgets.json` holds, in bytes: the script that a visit to a page may fetch, rests included, for single addresses
 * and for every other page; the HTML of a page; the copy for visits without network; and what a server sends at once with
 * the first answer, 10 segments of 1,460 bytes.
 * @typedef {object} Budgets
 * @property {Record<string, number>} routes
 * @property {{ html: number, script: number }} everyPage
 * @property {number} offlineCopy
 * @property {number} firstFlight
 */

/**
 * One line for each budget that a build exceeds.
 * @param {BundleReport} report
 * @param {Budgets} budgets
 * @returns {string[]}
 */
export function overBudget({ pages, aheadBudget, offlineCopy, firstFlight }, budgets) {
  /** @type {string[]} */
  const lines = [];
  /** @param {string} subject @param {number} bytes @param {number} allowed */
  const check = (subject, bytes, allowed) => {
    if (bytes > allowed) lines.push(`${subject}: ${bytes} bytes, ${allowed} allowed.`);
  };
  check('The copy for visits without network', offlineCopy, budgets.offlineCopy);
  check('/: HTML and headers', firstFlight, budgets.firstFlight);
  for (const [path, { html, script, ahead }] of Object.entries(pages)) {
    check(`${path}: HTML`, html, budgets.everyPage.html);
    check(`${path}: script`, script + ahead, budgets.routes[path] ?? budgets.everyPage.script);
    check(`${path}: script ahead of need`, ahead, aheadBudget);
  }
  return lines;
}
