import { textsOf } from '../content/content-files-and-texts.ts';
import { isReservedHost } from './is-reserved-host.ts';
import { ask, note, open, type Rule, unknown } from './rule-types-and-row-makers.ts';

/** Each link of the content that is an example, is dead or could not be asked. */
export const links: Rule = ({ files, offline }) => {
  const places = new Map<string, [file: string, field: string]>();
  for (const [file, module] of Object.entries(files)) {
    for (const [field, href] of textsOf(module)) {
      const isLink = href.startsWith('https://') && URL.canParse(href) && field !== 'siteUrl';
      if (isLink && !places.has(href)) places.set(href, [file, field]);
    }
  }
  return Promise.all([...places].map(([href, place]) => linkRow(href, place, offline)));
};

async function linkRow(href: string, place: [file: string, field: string], offline: boolean) {
  const { hostname, pathname, search } = new URL(href);
  // These are domains, accounts and apps of examples.
  if (isReservedHost(hostname) || /(^|[/=.])example([/.]|$)/.test(pathname + search))
    return open(...place, `${href} is an example; use your own, or none.`);
  if (offline) return unknown(...place, `${href} was not asked (--offline).`);
  try {
    const { ok, status, body } = await ask(href);
    await body?.cancel();
    if (ok) return undefined;
    if (status === 404 || status === 410) return open(...place, `${href} answers with ${status}.`);
    if (status >= 500 && status < 600) return unknown(...place, `${href} answers with ${status}.`);
    // Some hosts answer browsers only; LinkedIn answers others with 999.
    return note(...place, `${href} answers programs with ${status}; open it in a browser.`);
  } catch (error) {
    return unknown(...place, `${href} ${(error as Error).message}`);
  }
}
