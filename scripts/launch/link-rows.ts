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
      const answer = offline ? 'was not asked (--offline)' : await answerOf(href);
      if (answer === undefined) return [];
      const state = /\b(404|410)$/.test(answer) ? 'open' : 'unknown';
      return [{ ...place, state, text: `${href} ${answer}.` }];
    }),
  );
  return answers.flat();
}

/** Undefined where the page is there. */
async function answerOf(href: string): Promise<string | undefined> {
  try {
    // Some sites answer HEAD with an error.
    for (const method of ['HEAD', 'GET']) {
      const { ok, status, body } = await fetch(href, {
        method,
        signal: AbortSignal.timeout(answerTimeout),
      });
      await body?.cancel();
      if (ok) return undefined;
      if (method === 'GET') return `answers with ${status}`;
    }
  } catch (error) {
    return `could not be asked (${reasonOf(error)})`;
  }
}
