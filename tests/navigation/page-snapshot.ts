import type { Page } from '@playwright/test';
import { sessionOf } from '#tests/support/gestures.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { expect } from '#tests/support/test.ts';

type Perceived = Awaited<ReturnType<typeof perceive>>;

export async function perceive(page: Page) {
  const session = await sessionOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const tree = nodes
    .filter(({ ignored, name }) => !ignored && name?.value)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .filter((line) => !/^(InlineTextBox|RootWebArea) /.test(line));
  const seen = await page.evaluate(() => {
    const scopes = ':is(main, [role=main], [role=dialog])';
    const headings = [...document.querySelectorAll(`${scopes} :is(h1, h2)`)].filter((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
    const { lang } = document.documentElement;
    return { lang, title: document.title, headings: headings.map((it) => it.textContent) };
  });
  return { ...seen, tree };
}

export async function expectPerceived(page: Page, expected: Perceived, when: string) {
  await settle(page);
  // Live regions are emptied after a second.
  await expect.poll(() => perceive(page), when).toEqual(expected);
}

const visits = new Map<string, Perceived>();

/** Caches the snapshot of each address, once per worker. */
export async function perceiveAfresh(page: Page, address: string): Promise<Perceived> {
  const known = visits.get(address);
  if (known) return known;
  const fresh = await page.context().newPage();
  await openPage(fresh, address);
  await settle(fresh);
  const perceived = await perceive(fresh);
  await fresh.close();
  visits.set(address, perceived);
  return perceived;
}
