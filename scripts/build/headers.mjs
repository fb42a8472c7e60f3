import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Headers for the addresses that a pattern fits. `*` stands for anything, `:page` for anything but a slash.
 * @typedef {object} HeaderRule
 * @property {string} source
 * @property {Record<string, string>} headers
 */

/** Where nothing else says how long an answer may be kept. */
const revalidated = 'no-cache';

/** Chosen: two years, as browsers ask of a site that they know beforehand. Not for other hosts below the domain. */
const transportSecurity = 'max-age=63072000';

/**
 * The headers of a built site. Their number does not depend on how many pages it has: Cloudflare takes 100 rules.
 * @param {string} policy its content security policy
 * @param {string} [base] folder under which it is published
 * @returns {HeaderRule[]} the first is that of every address
 */
export function headerRules(policy, base = '/') {
  return [
    {
      source: `${base}*`,
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': transportSecurity,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // Pages, and the few files beside them.
    ...['', ':page', 'desktop/*'].map((page) => caching(base + page, revalidated)),
    // A worker that is kept would keep everything else.
    caching(`${base}sw.js`, 'no-store'),
    // What has a hash in its name never changes.
    caching(`${base}assets/app/*`, 'public, max-age=31536000, immutable'),
    // Pictures keep their names (docs/decisions/07).
    caching(`${base}assets/pictures/*`, 'public, max-age=86400, stale-while-revalidate=604800'),
    // Hosts know no type of the one, and browsers guess another encoding for the other.
    { source: `${base}kontakt.vcf`, headers: { 'Content-Type': 'text/vcard; charset=utf-8' } },
    { source: `${base}llms.txt`, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ];
}

/** @param {string} source @param {string} value @returns {HeaderRule} */
function caching(source, value) {
  return { source, headers: { 'Cache-Control': value } };
}

/**
 * The rules as the `_headers` file of Netlify and Cloudflare Pages.
 * https://developers.cloudflare.com/pages/configuration/headers/
 * @param {readonly HeaderRule[]} rules
 */
export function headersFile(rules) {
  const lines = rules.flatMap(({ source, headers }) => [
    source,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * The rules of a `_headers` file.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ source: line, headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/**
 * The rules of a built folder; none where it has no `_headers`.
 * @param {string} folder
 */
export function readHeaders(folder) {
  const file = join(folder, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/**
 * The headers of a path: every rule that fits counts, and values of the same header are joined.
 * @param {string} path without query
 * @param {readonly HeaderRule[]} rules
 * @returns {Record<string, string>}
 */
export function headersOf(path, rules) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { headers } of rules.filter((rule) => patternOf(rule.source).test(path))) {
    for (const [name, value] of Object.entries(headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

/** What a rule's pattern fits, as a regular expression. @param {string} source */
export function patternOf(source) {
  const pattern = source
    .replace(/[.+?^${}()[\]\\|]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

/**
 * The rules where the last one that fits counts: the first says what holds unless another does.
 * @param {readonly HeaderRule[]} rules
 */
export function withDefault([first, ...others]) {
  if (!first) return [];
  const { source, headers } = first;
  return [
    { source, headers: { 'Cache-Control': revalidated, ...headers } },
    ...others.filter((rule) => rule.headers['Cache-Control'] !== revalidated),
  ];
}

/**
 * The project's `firebase.json`, which Firebase reads beside the folder that it serves. In it a later rule wins, and
 * what none fits is kept for an hour, where the other hosts revalidate.
 * @param {readonly HeaderRule[]} rules
 */
export function firebaseConfig(rules) {
  const headers = withDefault(rules).map(({ source, headers }) => ({
    source: source.replace('*', '**'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  return {
    firestore: { rules: 'firestore.rules' },
    hosting: {
      public: 'dist',
      ignore: ['**/.*', '_headers'],
      cleanUrls: true,
      trailingSlash: false,
      headers,
    },
  };
}
