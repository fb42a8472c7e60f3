import { chromium, type Locator, type Page } from '@playwright/test';
import { buildSite } from '#tests/support/processes.ts';
import { startStaticHost } from '#tests/support/static-host.ts';
import { ignoreSettings } from './build/build-environment.ts';
import { chromiumSwitches, ensureChromium } from './find-or-install-chromium.ts';
import { medians } from './medians.ts';

// npx tsx scripts/first-touches.ts: on Lighthouse's phone with slow 4G, the ms from a first visit's
// beginning until each control can be seen, and from a press at that moment until its answer and
// the whole of what it opens can be seen. Medians of RUNS; SITE is a folder that is built already.

const runs = Number(process.env.RUNS) || 3;
const built = process.env.SITE;
const outDir = built ?? '.cache/first-touches-site';

/** Lighthouse's simulated phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 84_000,
};
const slowdown = 4;

interface Touch {
  path: string;
  press: (page: Page) => Locator;
  /** What answers first. */
  answer: (page: Page) => Locator;
  /** What comes last. */
  whole: (page: Page) => Locator;
}

const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first();
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');

const touches: Record<string, Touch> = {
  'unlocking by the hint': {
    path: '/',
    press: link('Zum Entsperren nach oben wischen.'),
    answer: link('Lebenslauf'),
    whole: link('Lebenslauf'),
  },
  'a legal link of the lock': {
    path: '/',
    press: link('Impressum'),
    answer: heading('Impressum'),
    whole: (page) => page.getByText('§ 5 DDG').first(),
  },
  'an entry of the bar': {
    path: '/desktop/0',
    press: link('Projekte'),
    answer: heading('Meine Projekte'),
    whole: link('aChess'),
  },
  'the CV': {
    path: '/desktop/0',
    press: link('Lebenslauf'),
    answer: heading('Lebenslauf'),
    whole: button('Drucken'),
  },
  'a project': {
    path: '/desktop/2',
    press: link('MorningChess'),
    answer: heading('MorningChess'),
    whole: (page) => page.getByRole('link', { name: 'Flutter' }).last(),
  },
  'a skill': {
    path: '/desktop/1',
    press: link('React'),
    answer: heading('React'),
    whole: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).last(),
  },
  'the form': {
    path: '/desktop/3',
    press: button('Schreiben'),
    answer: dialog,
    whole: (page) => dialog(page).getByRole('textbox').last(),
  },
  'a picture': {
    path: '/morningChess',
    press: button(/^Bild 1 von/),
    answer: dialog,
    whole: (page) => dialog(page).getByRole('img').first(),
  },
};

async function measure(
  url: string,
  { path, press, answer, whole }: Touch,
): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
      hasTouch: true,
      isMobile: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const start = performance.now();
    await page.goto(url + path, { waitUntil: 'commit' });
    await press(page).waitFor();
    const seen = performance.now();
    await press(page).tap();
    const pressed = performance.now();
    await answer(page).waitFor();
    const answered = performance.now();
    await whole(page).waitFor();
    return {
      seen: seen - start,
      answer: answered - pressed,
      whole: performance.now() - pressed,
    };
  } finally {
    await browser.close();
  }
}

ignoreSettings();
if (!built) await buildSite({ outDir, env: { CONTENT: 'example' } });
const host = await startStaticHost(outDir, '/', { compressed: true });
const table: Record<string, object> = {};
for (const [name, touch] of Object.entries(touches)) {
  const measured: Record<string, number>[] = [];
  while (measured.length < runs) measured.push(await measure(host.url, touch));
  table[name] = medians(measured);
}
console.table(table);
await host.stop();
