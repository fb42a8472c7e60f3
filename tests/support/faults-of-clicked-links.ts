import type { BrowserContext, Page } from '@playwright/test';

type LinkOfPage = Pick<HTMLAnchorElement, 'href' | 'target'>;

/** Matches links that are neither hidden nor inert, as those below a dialog are. */
const reachable = 'a[href]:not([aria-hidden] *, [inert] *)';

/** The http(s) links of a page, in their order, without those below a dialog. */
export function linksOf(page: Page): Promise<LinkOfPage[]> {
  return page
    .locator(reachable)
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .filter(({ href }) => href.startsWith('http'))
        .map(({ href, target }) => ({ href, target })),
    );
}

/** Answers requests to all other sites. */
export async function answerForOthers(context: BrowserContext, origin: string) {
  await context.route(
    ({ href }) => !href.startsWith(origin),
    (route) => route.fulfill({ contentType: 'text/html', body: 'another site' }),
  );
}

/** Clicks the first link with an address. Returns what is wrong with what opens, or undefined. */
export async function faultOf(page: Page, { href, target }: LinkOfPage) {
  const [address, id] = href.split('#');
  // To a section of the same page: the site moves the focus there and the address stays.
  if (id && page.url().split('#')[0] === address)
    return (await page.locator(`[id="${id}"]`).count()) > 0 ? undefined : `leads nowhere: ${href}`;
  // A link to `/kontakt` opens the form over its page, and the address stays.
  const form = page.getByRole('dialog');
  // A download aborts the navigation.
  const opened = Promise.any([
    page.waitForEvent('popup').then(async (popup) => {
      await popup.waitForURL(/^(?!about:blank)/, { waitUntil: 'commit' });
      const url = popup.url();
      await popup.close();
      return `window ${url}`;
    }),
    page.waitForEvent('download').then((download) => `download ${download.url()}`),
    page.waitForURL(href, { waitUntil: 'commit' }).then(() => `page ${href}`),
    ...(href.endsWith('/kontakt') ? [form.waitFor().then(() => 'form')] : []),
  ]).catch(() => 'nothing');
  // By script, because the lock or another slide may hide the link from the mouse.
  await page
    .locator(reachable)
    .evaluateAll(
      (links: HTMLAnchorElement[], address) => links.find((link) => link.href === address)?.click(),
      href,
    );
  const answer = await opened;
  const wanted = [`${target === '_blank' ? 'window' : 'page'} ${href}`, `download ${href}`, 'form'];
  if (!wanted.includes(answer)) return `opens ${answer}, and not ${href}`;
  if (!answer.startsWith('page')) return undefined;
  const isNotFound = page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' });
  return (await isNotFound.count()) > 0 ? `leads to no page: ${href}` : undefined;
}
