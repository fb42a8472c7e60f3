/** @import { BundleReport } from './bundle-report.ts' */

/**
 * What `budgets.json` holds: for the routes the most bytes of script that a visit may fetch, rests included;
 * for the copy for visits without network the most bytes; for the first answer what a server sends at once, 10 segments of
 * 1,460 bytes; for the chunks and what they import the bytes that were
 * measured last.
 * @typedef {object} Budgets
 * @property {number} offlineCopy
 * @property {number} firstFlight
 * @property {Record<string, number>} routes
 * @property {BundleReport['chunks']} chunks
 */

/** What a chunk may grow by before its budget has to be set anew. */
const headroom = 1.02;

/**
 * One line for each budget that a build exceeds; it names what grew most.
 * @param {BundleReport} report
 * @param {Budgets} budgets
 * @returns {string[]}
 */
export function overBudget({ pages, chunks, aheadBudget, offlineCopy, firstFlight }, budgets) {
  const lines = [];
  for (const [path, limit] of Object.entries(budgets.routes)) {
    const page = pages[path];
    const bytes = page ? page.script + page.ahead : 0;
    if (!page) lines.push(`${path} has a budget, but there is no such page.`);
    if (bytes > limit) lines.push(`${path}: ${bytes} bytes of script, ${limit} allowed${grown()}.`);
  }
  for (const [path, { ahead }] of Object.entries(pages)) {
    if (ahead > aheadBudget) {
      lines.push(`${path}: a rest fetches ${ahead} bytes ahead, ${aheadBudget} allowed${grown()}.`);
    }
  }
  if (offlineCopy > budgets.offlineCopy) {
    const allowed = `${budgets.offlineCopy} allowed${grown()}`;
    lines.push(`The copy for visits without network: ${offlineCopy} bytes, ${allowed}.`);
  }
  if (firstFlight > budgets.firstFlight) {
    lines.push(`/: HTML and headers are ${firstFlight} bytes, ${budgets.firstFlight} allowed.`);
  }
  for (const [name, { bytes }] of Object.entries(chunks)) {
    const limit = Math.round((budgets.chunks[name]?.bytes ?? 0) * headroom);
    if (limit === 0) lines.push(`chunk ${name}: ${bytes} bytes, and it has no budget.`);
    else if (bytes > limit) {
      lines.push(`chunk ${name}: ${bytes} bytes, ${limit} allowed${grown(name)}.`);
    }
  }
  return lines;

  /** The import that grew most, in one chunk or in all. @param {string} [only] */
  function grown(only) {
    const found = Object.entries(chunks)
      .filter(([name]) => !only || name === only)
      .flatMap(([name, chunk]) =>
        Object.entries(chunk.imports).map(([imported, now]) => {
          const before = budgets.chunks[name]?.imports[imported] ?? 0;
          return { name, imported, before, now };
        }),
      )
      .sort((a, b) => b.now - b.before - (a.now - a.before));
    const [most] = found;
    if (!most || most.now <= most.before) return '';
    return `; what grew most is ${most.imported} in ${most.name}, from ${most.before} to ${most.now}`;
  }
}
