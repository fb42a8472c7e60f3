import type { BrowserContext } from '@playwright/test';
import { erika, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { firstProject, gallery } from '#tests/support/content.ts';
import { openForm, type PageNumber, topBarEntry } from '#tests/support/steps.ts';
import { type Part, progress } from './part.ts';
import { newPhone, withBrowser } from './phone.ts';
import { type Sent, serve } from './server.ts';
import { medians } from './statistics.ts';

/** What a visitor fetches who sees everything once: unlock, four pages, two projects, a message. */
export const visit: Part = {
  title: ({ runs }) => `a whole visit, median of ${runs}`,
  columns: [
    { key: 'requests', head: 'requests' },
    { key: 'unchanged', head: 'of them 304' },
    { key: 'all', head: 'all KB' },
    { key: 'pages', head: 'pages' },
    { key: 'script', head: 'script' },
    { key: 'style', head: 'style' },
    { key: 'pictures', head: 'pictures' },
  ],
  async measure({ folder, runs }) {
    const host = await serve(folder);
    const visits: Record<'cold' | 'warm', Record<string, number>[]> = { cold: [], warm: [] };
    await withBrowser(async (browser) => {
      for (let run = 0; run < runs; run += 1) {
        progress(`visit ${run + 1} of ${runs}`);
        const context = await newPhone(browser);
        for (const kind of ['cold', 'warm'] as const) {
          host.log.length = 0;
          await makeVisit(context, host.url);
          visits[kind].push(sums(host.log));
        }
        await context.close();
      }
    });
    await host.stop();
    return { cold: medians(visits.cold), warm: medians(visits.warm) };
  },
};

/** ms after which nothing more is fetched ahead. */
const settled = 1500;

/** In a page of its own: the second in a context finds what the first has left in the HTTP cache. */
async function makeVisit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const settle = () => page.waitForTimeout(settled);
  const goTo = async (number: PageNumber) => {
    await topBarEntry(page, number).click();
    await settle();
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /Entsperren/ }).click();
  await settle();
  await goTo(1);
  await goTo(2);
  for (const { tile, title } of [firstProject, gallery]) {
    await page.getByRole('link', { name: tile.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settle();
    await page.getByRole('link', { name: 'Schließen' }).click();
    await settle();
  }
  await goTo(3);
  const form = await openForm(page);
  await fillForm(form, erika);
  await submit(form);
  await notificationOf(page, 'sent').waitFor();
  await settle();
  await page.close();
}

const kinds = {
  pages: /\.html$/,
  script: /\.m?js$/,
  style: /\.css$/,
  pictures: /\.(avif|webp|png|jpg|svg|ico)$/,
};

/** What was sent, in KB by kind. */
export function sums(log: readonly Sent[]): Record<string, number> {
  const size = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const byKind = Object.entries(kinds).map(([kind, pattern]) => {
    return [kind, size(log.filter(({ file }) => pattern.test(file)))] as const;
  });
  return {
    requests: log.length,
    unchanged: log.filter(({ status }) => status === 304).length,
    all: size(log),
    ...Object.fromEntries(byKind),
  };
}
