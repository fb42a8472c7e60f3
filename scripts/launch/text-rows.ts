import type { ContentFiles } from '../content/mistake.ts';
import { fieldName, textsIn } from '../content/mistake.ts';
import { isExampleLink } from './placeholders.ts';
import { ask, type Row, type Rule, rowsOf } from './row.ts';

/** A text and its field, for example `buttons[0].href`. */
type Text = [field: string, text: string];

/** Every text in what a file exports. */
function textsOf(module: ContentFiles[string]): Text[] {
  return Object.values(module).flatMap((value) =>
    textsIn(value).map(([path, text]): Text => [fieldName(path), text]),
  );
}

/** What `npm run new` has made and what the example says, in a row per file: the first field, and how many there are. */
export const texts: Rule = ({ files, example }) => {
  const shipped = new Set(
    Object.values(example)
      .flatMap(textsOf)
      .flatMap(([, text]) => text),
  );
  return Object.entries(files).flatMap(([file, module]) => {
    // What two owners would write alike: addresses, colours, a few words.
    const ownWords = ([, text]: Text) => text.length >= 40 && !/^(https:|linear-)/.test(text);
    const samples = textsOf(module).filter(([, text]) => /^Beispieltext|\/sample$/.test(text));
    const long = textsOf(module).filter(ownWords);
    const same = long.filter(([, text]) => shipped.has(text));
    // What the page about the site itself says is true of every copy.
    const isUntouched = same.length === long.length && !file.includes('/own-site/');
    const say = (whose: string, found: Text[]) =>
      found[0] && { [found[0][0]]: `One of ${found.length} texts that ${whose}.` };
    return [
      ...rowsOf('open', file, { ...say('npm run new has made', samples) }),
      ...rowsOf(isUntouched ? 'open' : 'note', file, { ...say("are the example's", same) }),
    ];
  });
};

/** What is wrong with each link of the content, which is asked once: an example, dead, or not to be asked. */
export const links: Rule = async ({ files, offline }) => {
  const asked = new Set<string>();
  const rows: Promise<Row[]>[] = [];
  for (const [file, module] of Object.entries(files)) {
    for (const [field, href] of textsOf(module)) {
      if (!href.startsWith('https://') || field === 'siteUrl' || asked.has(href)) continue;
      asked.add(href);
      rows.push(linkRows(file, field, href, offline));
    }
  }
  return (await Promise.all(rows)).flat();
};

async function linkRows(file: string, field: string, href: string, offline: boolean) {
  const row = (state: Row['state'], text: string) =>
    rowsOf(state, file, { [field]: `${href} ${text}` });
  if (isExampleLink(href)) return row('open', 'is an example; use your own, or none.');
  if (offline) return row('unknown', 'was not asked (--offline).');
  try {
    // Some sites answer HEAD with an error.
    const head = await ask(href, { method: 'HEAD' });
    const { ok, status, body } = head.ok ? head : await ask(href);
    await body?.cancel();
    if (ok) return [];
    if (status === 404 || status === 410) return row('open', `answers with ${status}.`);
    if (status >= 500 && status < 600) return row('unknown', `answers with ${status}.`);
    // Some, LinkedIn with 999, answer browsers alone.
    return row('note', `answers programs with ${status}; open it in a browser.`);
  } catch (error) {
    return row('unknown', (error as Error).message);
  }
}
