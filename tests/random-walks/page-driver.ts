import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { slides } from '#content/slider.ts';
import { erika, fillForm } from '#tests/support/contact.ts';
import { settle } from '#tests/support/page.ts';
import type { Point } from '#tests/support/points.ts';
import { currentEntry, type ModelVisit, type Outcomes } from './history-model.ts';
import { expectConsistent, readPage } from './page-state.ts';

/** Two presses within 400 ms and 25 px may be a double press (`src/app/double-click.ts`). */
const doublePressTime = 400;
const maxDistance = 25;

/** Delay of chunks after `toggleDelay`, ms. */
const delay = 600;
const chunks = '**/assets/app/*.js';

export type Pointer = 'mouse' | 'finger';
export type PageDriver = Awaited<ReturnType<typeof createDriver>>;
/** Sends an input and logs it. Returns the outcomes that the model expects, if they are known. */
export type Input = (driver: PageDriver, visit: ModelVisit) => Promise<Outcomes | undefined>;

interface DriverOptions {
  page: Page;
  pointer: Pointer;
  /** The inputs so far. */
  log: string[];
  /** Throws if the console has an unexpected message. */
  expectQuiet: () => void;
}

export async function createDriver({ page, pointer, log, expectQuiet }: DriverOptions) {
  // By default Playwright waits for a missing control until the test's timeout.
  page.setDefaultTimeout(30_000);
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    // Chromium sometimes does not report the end of a previous page's requests.
    if (request.isNavigationRequest()) pending.clear();
    if (request.url().includes('/assets/app/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let isOffline = false;
  let isDelayed = false;
  let lastPress: Point | undefined;
  /** After a second press on text, browsers may focus nothing. */
  let pressedTwice = false;
  /** Time until which a press at the same point waits, ms (`Date.now`). `compare` sets it. */
  let doublePressUntil = 0;

  /** Returns the tab's history since the first address. */
  async function history() {
    let entries = { paths: [] as string[], index: 0 };
    // Repeated, because a page cannot be read while it reloads. `Page.getNavigationHistory` is no
    // alternative, because it may stay unanswered (Chromium 156).
    await expect(async () => {
      entries = await page.evaluate(() => ({
        paths: navigation.entries().map(({ url }) => new URL(url ?? '').pathname),
        index: navigation.currentEntry?.index ?? 0,
      }));
    }).toPass({ timeout: 10_000 });
    return entries;
  }

  /** Waits until no chunk is loading and nothing moves. */
  async function rest() {
    do {
      await expect.poll(() => pending.size, 'chunks that load').toBe(0);
      await settle(page);
    } while (pending.size > 0);
  }

  const driver = {
    page,
    pointer,
    note: (input: string) => void log.push(input),
    rest,
    /** Returns a visit with the tab's history, but without the modals of its entries. */
    async visitFromHistory(): Promise<ModelVisit> {
      const { paths, index } = await history();
      return { entries: paths.map((path) => ({ path, isModalUnknown: true })), index };
    },

    /** Waits until the page is at rest, and compares it with the outcomes. */
    async compare(outcomes?: Outcomes, before?: ModelVisit): Promise<ModelVisit> {
      await rest();
      const { paths, index } = await history();
      const found = await readPage(page);
      expect(found.path).toBe(paths[index]);
      expectConsistent(found);
      expectQuiet();
      const { modal, scrolled } = found;
      const entry = { path: found.path, modal, scrolled };
      const matches = (visit: ModelVisit) =>
        visit.entries.map(({ path }) => path).join() === paths.join() &&
        visit.index === index &&
        (currentEntry(visit).isModalUnknown || currentEntry(visit).modal === modal);
      const visit = outcomes ? outcomes.find(matches) : await driver.visitFromHistory();
      if (!visit) {
        const details = JSON.stringify({ entry, index, paths, outcomes }, null, 1);
        throw new Error(`The page matches no outcome: ${details}`);
      }
      const from = before && currentEntry(before);
      if (from && outcomes && before.index !== index) {
        if (!pressedTwice) {
          await expect.poll(async () => (await readPage(page)).focus).toBe('somewhere');
        }
        const expected = currentEntry(visit).scrolled ?? scrolled;
        if (from.path !== found.path && found.failed === 0) {
          expect(Math.abs(scrolled - expected), `${scrolled} px, not ${expected}`).toBeLessThan(2);
        }
      }
      doublePressUntil = Date.now() + doublePressTime;
      pressedTwice = false;
      return { ...visit, entries: visit.entries.with(index, entry) };
    },

    /** Waits before a press at the same point, so that it is not a double press. */
    async avoidDoublePress(point: Point) {
      const isSamePlace =
        lastPress && Math.hypot(point.x - lastPress.x, point.y - lastPress.y) <= maxDistance;
      if (isSamePlace) await pause(Math.max(0, doublePressUntil - Date.now()));
      lastPress = point;
      doublePressUntil = 0;
    },
    async press(point: Point) {
      await driver.avoidDoublePress(point);
      pressedTwice = false;
      const { x, y } = point;
      await (pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    },
    async pressAgain({ x, y }: Point) {
      pressedTwice = true;
      await (pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    },
    /**
     * Selector of controls that are not pressed. The links of a failure load a document. The
     * buttons of a failure may reload the page, so they are excluded offline.
     */
    excluded: () => (isOffline ? '[role=alert] ~ *, [role=alert] ~ * *' : '[role=alert] ~ * a'),

    /** Goes Back by -1 and Forward by 1, if there is an entry. */
    async traverse(by: number) {
      const { paths, index } = await history();
      if (!paths[index + by]) return;
      await (by < 0
        ? page.goBack({ waitUntil: 'commit' })
        : page.goForward({ waitUntil: 'commit' }));
    },
    async reload() {
      if (!isOffline) await page.reload();
    },
    async toggleNetwork() {
      isOffline = !isOffline;
      await page.context().setOffline(isOffline);
    },
    async toggleDelay() {
      isDelayed = !isDelayed;
      if (!isDelayed) return page.unroute(chunks);
      await page.route(chunks, async (route) => {
        await pause(delay);
        await route.continue().catch(() => {});
      });
    },
    async fillIn() {
      const form = page.getByRole('dialog', { name: slides.contact.form.heading });
      // A closing form would disappear before its fields are filled.
      await rest();
      if (await form.getByRole('textbox').first().isVisible()) await fillForm(form, erika);
    },
    /** Expects the same state after a reload, unless a chunk has failed. */
    async expectSameAfterReload() {
      if (isOffline) await driver.toggleNetwork();
      if (isDelayed) await driver.toggleDelay();
      await rest();
      const before = await readPage(page);
      await page.reload();
      await rest();
      const { focus: _, scrolled, ...reloaded } = await readPage(page);
      if (before.failed > 0) return;
      expect(before, 'as after a reload').toMatchObject(reloaded);
      // A page behind a lightbox scrolls to the thumbnail.
      if (!before.modal) expect(before.scrolled, 'as after a reload').toBe(scrolled);
    },
  };
  return driver;
}
