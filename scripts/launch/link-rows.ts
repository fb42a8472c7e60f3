import type { ContentFiles } from '../content/content-errors.ts';
import { isExampleLink } from './placeholders.ts';
import { answerTimeout, type Row, reasonOf } from './row.ts';

type Link = Pick<Row, 'file' | 'field'> & { href: string };

/** Every link of the content, once: where the owner holds an address that projects repeat, there. */
export function linksOf(files: ContentFiles): Link[] {
  const links = Object.entries(files)
    .sort(([a], [b]) => Number(b.endsWith('/owner.ts')) - Number(a.endsWith('/owner.ts')))
    .flatMap(([file, { owner, project }]) =>
      linksBelow(owner ?? project).map((link) => ({ file, ...link })),
    );
  return links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at);
}

function linksBelow(value: unknown, path = ''): Omit<Link, 'file'>[] {
  if (typeof value === 'string') {
    return value.startsWith('https://') && path !== 'siteUrl' ? [{ field: path, href: value }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const name = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    return linksBelow(child, name.replace(/^\./, ''));
  });
}

/** What is wrong with each link: an example, dead, or not to be asked. @param offline asks nobody */
export async function linkRows(links: readonly Link[], { offline }: { offline: boolean }) {
  const answers = await Promise.all(
    links.map(async ({ href, ...place }): Promise<Row[]> => {
      if (isExampleLink(href)) {
        return [{ ...place, state: 'open', text: `${href} is an example; use your own, or none.` }];
      }
      const answer = offline ? notAsked : await answerOf(href);
      if (answer === undefined) return [];
      return [{ ...place, state: answer.state, text: `${href} ${answer.text}.` }];
    }),
  );
  return answers.flat();
}

type Answer = Pick<Row, 'state' | 'text'>;

const notAsked: Answer = { state: 'unknown', text: 'was not asked (--offline)' };

/** Undefined where the page is there. */
async function answerOf(href: string): Promise<Answer | undefined> {
  try {
    // Some sites answer HEAD with an error.
    for (const method of ['HEAD', 'GET']) {
      const { ok, status, body } = await fetch(href, {
        method,
        signal: AbortSignal.timeout(answerTimeout),
      });
      await body?.cancel();
      if (ok) return undefined;
      if (method === 'GET') return refusal(status);
    }
  } catch (error) {
    return { state: 'unknown', text: `could not be asked (${reasonOf(error)})` };
  }
}

/** Some sites, LinkedIn with 999, answer browsers alone. */
function refusal(status: number): Answer {
  if (status === 404 || status === 410) return { state: 'open', text: `answers with ${status}` };
  if (status >= 500 && status < 600) return { state: 'unknown', text: `answers with ${status}` };
  return { state: 'note', text: `answers programs with ${status}; open it in a browser` };
}
