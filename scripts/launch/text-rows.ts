import { type ContentFiles, textsIn } from '../content/finding.ts';
import { isReservedHost } from './owner-rows.ts';
import { ask, type Row, type Rule, rowsOf } from './site.ts';

type Module = ContentFiles[string];

/** Every text of a file, with its field, without the name of the export. */
function textsOf(module: Module) {
  return Object.values(module).flatMap((value) => textsIn(value));
}

/** Files of the example whose texts speak of its owner: those of the others are as good for the next one. */
const personal = /\/(owner|resume|slider|texts\/lock|(projects|skills)\/.+)\.ts$/;

/** What `npm run new` has made and what the example says, in a row per file: the first field, and how many there are. */
export const texts: Rule = ({ files, examples }) => {
  const ofExample = Object.entries(examples).filter(([file]) => personal.test(file));
  const shipped = new Set(
    ofExample.flatMap(([, module]) => textsOf(module).map(([, text]) => text)),
  );
  return Object.entries(files).flatMap(([file, module]) => {
    const all = textsOf(module);
    const samples = all.filter(([, text]) => /^Beispieltext|\/sample$/.test(text));
    // Shorter ones, addresses and gradients two owners would write alike.
    const long = all.filter(([, text]) => text.length >= 40 && !/^(https:|linear-)/.test(text));
    const same = long.filter(([, text]) => shipped.has(text));
    // What the page about the site itself says is true of every copy.
    const isUntouched = same.length === long.length && !file.includes('/own-site/');
    const say = (found: [string, string][], whose: string) =>
      found[0] && { [found[0][0]]: `One of ${found.length} texts that ${whose}.` };
    return [
      ...rowsOf('open', file, { ...say(samples, 'npm run new has made') }),
      ...rowsOf(isUntouched ? 'open' : 'note', file, { ...say(same, "are the example's") }),
    ];
  });
};

/** Each link of the content, asked once, that is an example, is dead or could not be asked. */
export const links: Rule = async ({ files, offline }) => {
  const places = new Map<string, { file: string; field: string }>();
  for (const [file, module] of Object.entries(files)) {
    for (const [field, href] of textsOf(module)) {
      const isLink = href.startsWith('https://') && URL.canParse(href) && field !== 'siteUrl';
      if (isLink && !places.has(href)) places.set(href, { file, field });
    }
  }
  const rows = [...places].map(async ([href, { file, field }]) => {
    const [state, text] = await linkState(href, offline);
    return rowsOf(state, file, { [field]: text && `${href} ${text}` });
  });
  return (await Promise.all(rows)).flat();
};

/** Whether a link leads to nobody: a domain, an account or an app that stands for any. */
function isExampleLink(href: string): boolean {
  const { hostname, pathname, search } = new URL(href);
  return isReservedHost(hostname) || /(^|[/=.])example([/.]|$)/.test(pathname + search);
}

/** What is wrong with a link; without a text nothing. */
async function linkState(href: string, offline: boolean): Promise<[Row['state'], string?]> {
  if (isExampleLink(href)) return ['open', 'is an example; use your own, or none.'];
  if (offline) return ['unknown', 'was not asked (--offline).'];
  try {
    const { ok, status, body } = await ask(href);
    await body?.cancel();
    if (ok) return ['open'];
    if (status === 404 || status === 410) return ['open', `answers with ${status}.`];
    if (status >= 500 && status < 600) return ['unknown', `answers with ${status}.`];
    // Some, LinkedIn with 999, answer browsers alone.
    return ['note', `answers programs with ${status}; open it in a browser.`];
  } catch (error) {
    return ['unknown', (error as Error).message];
  }
}
