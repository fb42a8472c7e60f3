import type { Page } from '@playwright/test';
import { expectedPages, fullTitle } from '#tests/support/content.ts';
import { sessionOf } from '#tests/support/gestures.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { expect } from '#tests/support/test.ts';

type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

/** Returns what a visitor perceives, without live regions, whose texts last a second. */
export async function takeSnapshot(page: Page) {
  const session = await sessionOf(page);
  const announced = await page.locator('[aria-live=polite]').allTextContents();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const tree = nodes
    .filter(({ ignored, name }) => !ignored && name?.value)
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .filter((line) => !/^(InlineTextBox|RootWebArea) /.test(line))
    .filter((line) => !announced.includes(line.replace(/^StaticText /, '')));
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

export async function expectSnapshot(page: Page, expected: Snapshot, when: string) {
  await settle(page);
  await expect.poll(() => takeSnapshot(page), when).toEqual(expected);
}

const visits = new Map<string, Snapshot>();

/** Returns the snapshot of a page opened directly. Each worker opens an address once. */
export async function snapshotOfFreshVisit(page: Page, address: string): Promise<Snapshot> {
  const known = visits.get(address);
  if (known) return known;
  const fresh = await page.context().newPage();
  await openPage(fresh, address);
  await settle(fresh);
  const snapshot = await takeSnapshot(fresh);
  await fresh.close();
  const route = expectedPages.find(({ path }) => path === address);
  if (route) expect(snapshot.title).toBe(fullTitle(route));
  visits.set(address, snapshot);
  return snapshot;
}
