import { type ContentFiles, textsIn } from '../content/finding.ts';
import { isReservedHost } from './owner-rows.ts';
import { ask, type Row, type Rule, soAre } from './row.ts';

type Module = ContentFiles[string];

/** Every text of a file, with its field, without the name of the export. */
function textsOf(module: Module) {
  return Object.values(module).flatMap((value) => textsIn(value));
}

/** Files of the example whose texts speak of its owner, beside the pages on the home screen: those of the others are as good for the next one. */
const personal = /\/(owner|resume|slider|texts\/lock|(projects|skills)\/.+)\.ts$/;

/** Values of the owner too short to be known anywhere, which two owners may share. */
const ofOwner = ['availability', 'workplace', 'responseTime', 'retentionMonths'] as const;

/** What `npm run new` has made and what the example says, in a row per file. */
export const texts: Rule = ({ folder, files, examples }, say) => {
  const [file, own] = [`${folder}/owner.ts`, files[`${folder}/owner.ts`]?.owner];
  const example = examples['example/owner.ts']?.owner;
  for (const field of ofOwner) {
    const text = `${JSON.stringify(own?.[field])} is what the example says; is it true of you?`;
    if (own?.[field] !== undefined && own[field] === example?.[field])
      say('note', file, field, text);
  }
  const ofExample = Object.entries(examples).filter(
    ([file, { page }]) => personal.test(file) || page?.onHome,
  );
  const shipped = new Set(
    ofExample.flatMap(([, module]) => textsOf(module).map(([, text]) => text)),
  );
  for (const [file, module] of Object.entries(files)) {
    const all = textsOf(module);
    const samples = all.filter(([, text]) =>
      /^(Beispiel|Sample )text|^Musterakademie|\/sample$/.test(text),
    );
    // Shorter ones, addresses and gradients two owners would write alike.
    const long = all.filter(([, text]) => text.length >= 40 && !/^(https:|linear-)/.test(text));
    const same = long.filter(([, text]) => shipped.has(text));
    // What the page about the site itself says is true of every copy.
    const isUntouched = same.length === long.length && !file.includes('/own-site/');
    const sayOf = (state: Row['state'], [first, ...others]: string[], what: string) => {
      if (first) say(state, file, first, `is ${what}${soAre(others)}.`);
    };
    const fieldsOf = (found: [string, string][]) => found.map(([field]) => field);
    sayOf('open', fieldsOf(samples), 'a sample of npm run new');
    sayOf(isUntouched ? 'open' : 'note', fieldsOf(same), "the example's");
  }
};

/** What speaks of the form where there is none: an owner's texts may be older than the example's that do not. */
export const formTexts: Rule = ({ folder, files }, say) => {
  if (files[`${folder}/owner.ts`]?.owner?.contactForm !== false) return;
  for (const [file, { contactForm: _, ...module }] of Object.entries(files)) {
    const found = textsOf(module).filter(
      ([field, text]) => /formular/i.test(text) && !field.includes('.form.'),
    );
    const [first, ...others] = found.map(([field]) => field);
    // A wrong privacy notice is worse than none.
    const state = file.includes('/pages/') ? 'open' : 'note';
    if (first) say(state, file, first, `speaks of a form, which the site has not${soAre(others)}.`);
  }
};

/** Each link of the content, asked once, that is an example, is dead or could not be asked. */
export const links: Rule = async ({ files, offline }, say) => {
  const places = new Map<string, [file: string, field: string]>();
  for (const [file, module] of Object.entries(files)) {
    for (const [field, href] of textsOf(module)) {
      const isLink = href.startsWith('https://') && URL.canParse(href) && field !== 'siteUrl';
      if (isLink && !places.has(href)) places.set(href, [file, field]);
    }
  }
  const asked = [...places].map(async ([href, place]) => {
    const found = await linkFault(href, offline);
    return { href, place, found };
  });
  for (const { href, place, found } of await Promise.all(asked))
    if (found) say(found.state, ...place, `${href} ${found.text}`);
};

/** Whether a link leads to nobody: a domain, an account or an app that stands for any. */
function isExampleLink(href: string): boolean {
  const { hostname, pathname, search } = new URL(href);
  return isReservedHost(hostname) || /(^|[/=.])example([/.]|$)/.test(pathname + search);
}

async function linkFault(href: string, offline: boolean) {
  const fault = (state: Row['state'], text: string) => ({ state, text });
  if (isExampleLink(href)) return fault('open', 'is an example; use your own, or none.');
  if (offline) return fault('unknown', 'was not asked (--offline).');
  try {
    const { ok, status, body } = await ask(href);
    await body?.cancel();
    if (ok) return undefined;
    if (status === 404 || status === 410) return fault('open', `answers with ${status}.`);
    if (status >= 500 && status < 600) return fault('unknown', `answers with ${status}.`);
    // Some, LinkedIn with 999, answer browsers alone.
    return fault('note', `answers programs with ${status}; open it in a browser.`);
  } catch (error) {
    return fault('unknown', (error as Error).message);
  }
}
