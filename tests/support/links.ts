import type { BrowserContext, Page } from '@playwright/test';

interface LinkOfPage {
  /** Its position among the links of its page. */
  index: number;
  href: string;
  target: string;
}

/** The http(s) links of a page, in their order, without those below a dialog. */
export function linksOf(page: Page): Promise<LinkOfPage[]> {
  return page.evaluate(() =>
    [...document.links]
      .map((link, index) => ({ link, index }))
      .filter(({ link }) => link.href.startsWith('http') && !link.closest('[aria-hidden], [inert]'))
      .map(({ link: { href, target }, index }) => ({ index, href, target })),
  );
}

/** Answers requests to all other sites. */
export async function answerForOthers(context: BrowserContext, origin: string) {
  await context.route(
    ({ href }) => !href.startsWith(origin),
    (route) => route.fulfill({ contentType: 'text/html', body: 'another site' }),
  );
}

/** Clicks a link of a page that was just opened. Returns a message unless the right page opens. */
export async function faultOf(page: Page, { index, href, target }: LinkOfPage) {
  const [address, id] = href.split('#');
  // The script moves the focus there, and the address stays.
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
  // A click on what the slider or the lock covers would need a gesture first.
  await page.evaluate((at) => document.links[at]?.click(), index);
  const answer = await opened;
  const wanted = [`${target === '_blank' ? 'window' : 'page'} ${href}`, `download ${href}`, 'form'];
  if (!wanted.includes(answer)) return `opens ${answer}, and not ${href}`;
  if (!answer.startsWith('page')) return undefined;
  const isNotFound = page.getByRole('heading', { name: 'Diese Seite gibt es nicht.' });
  return (await isNotFound.count()) > 0 ? `leads to no page: ${href}` : undefined;
}
