import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { slides } from '#content/slider.ts';
import { erika, fillForm } from '#tests/support/contact.ts';
import { settle } from '#tests/support/page.ts';
import type { Point } from '#tests/support/points.ts';
import { type Outcomes, shown, type Visit } from './history-model.ts';
import { expectSound, look } from './page-state.ts';

/** ms in which two presses within so many px are one double press. */
const doublePress = 400;
const samePlace = 25;

/** By how much chunks are late after `toggleDelay`, ms. */
const delay = 600;
const chunks = '**/assets/app/*.js';

export type Pointer = 'mouse' | 'finger';
export type Walker = Awaited<ReturnType<typeof startWalk>>;
/** Does something and notes it. Returns the expected outcomes, if the model has them. */
export type Act = (walker: Walker, visit: Visit) => Promise<Outcomes | undefined>;

interface Walk {
  page: Page;
  pointer: Pointer;
  /** The steps that were taken. */
  log: string[];
  /** Throws if the console has shown an unexpected message. */
  expectQuiet: () => void;
}

export async function startWalk({ page, pointer, log, expectQuiet }: Walk) {
  // By default Playwright waits for a missing control until the test's timeout.
  page.setDefaultTimeout(30_000);
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    // Chromium may not report the end of requests by a page that is left.
    if (request.isNavigationRequest()) pending.clear();
    if (request.url().includes('/assets/app/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let offline = false;
  let late = false;
  let last: Point | undefined;
  /** A second press may hit a text, and browsers focus nothing then. */
  let pressedTwice = false;
  /** Time from which another press at the same place is a new one and no double press. */
  let single = 0;

  /** Returns this tab's history from the entry with which the walk began. */
  async function history() {
    let found = { paths: [] as string[], index: 0 };
    // A page that reloads cannot be asked. `Page.getNavigationHistory` of Chromium's
    // protocol needs no page, but may never answer (seen with Chromium 156).
    await expect(async () => {
      found = await page.evaluate(() => ({
        paths: navigation.entries().map(({ url }) => new URL(url ?? '').pathname),
        index: navigation.currentEntry?.index ?? 0,
      }));
    }).toPass({ timeout: 10_000 });
    return found;
  }

  async function rest() {
    do {
      await expect.poll(() => pending.size, 'chunks that load').toBe(0);
      await settle(page);
    } while (pending.size > 0);
  }

  const walker = {
    page,
    pointer,
    note: (what: string) => void log.push(what),
    rest,
    /** Returns a visit with the tab's history, and without what its entries show. */
    async guess(): Promise<Visit> {
      const { paths, index } = await history();
      return { entries: paths.map((path) => ({ path, unseen: true })), index };
    },

    /** Waits until everything is at rest, and compares the page with the outcomes. */
    async look(outcomes?: Outcomes, before?: Visit): Promise<Visit> {
      await rest();
      const { paths, index } = await history();
      const found = await look(page);
      expect(found.path).toBe(paths[index]);
      expectSound(found);
      expectQuiet();
      const { modal, scrolled } = found;
      const seen = { path: found.path, modal, scrolled };
      const isThis = (visit: Visit) =>
        visit.entries.map(({ path }) => path).join() === paths.join() &&
        visit.index === index &&
        (shown(visit).unseen || shown(visit).modal === modal);
      const visit = outcomes ? outcomes.find(isThis) : await walker.guess();
      if (!visit) throw new Error(`${JSON.stringify({ seen, index, paths, outcomes }, null, 1)}`);
      const from = before && shown(before);
      if (from && outcomes && before.index !== index && from.modal !== 'help') {
        // The help returns no focus where none was. Other dialogs return it after they have closed.
        if (!pressedTwice) {
          await expect.poll(async () => (await look(page)).focus).toBe('somewhere');
        }
        const expected = shown(visit).scrolled ?? scrolled;
        if (from.path !== found.path && found.failed === 0) {
          expect(Math.abs(scrolled - expected), `${scrolled} px, not ${expected}`).toBeLessThan(2);
        }
      }
      single = Date.now() + doublePress;
      pressedTwice = false;
      return { ...visit, entries: visit.entries.with(index, seen) };
    },

    /** Waits before a press at the same place, so that it does not count as a double press. */
    async reach(place: Point) {
      const isSame = last && Math.hypot(place.x - last.x, place.y - last.y) <= samePlace;
      if (isSame) await pause(Math.max(0, single - Date.now()));
      last = place;
      single = 0;
    },
    async press(place: Point) {
      await walker.reach(place);
      pressedTwice = false;
      const { x, y } = place;
      await (pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    },
    async pressAgain({ x, y }: Point) {
      pressedTwice = true;
      await (pointer === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    },
    /** Excludes controls that load the page again: offline the browser would show its own page. */
    excluded: () => (offline ? '[role=alert] ~ *, [role=alert] ~ * *' : '[role=alert] ~ * a'),

    /** Goes Back by -1 and Forward by 1, where there is an entry. */
    async travel(entries: number) {
      const { paths, index } = await history();
      if (!paths[index + entries]) return;
      await (entries < 0
        ? page.goBack({ waitUntil: 'commit' })
        : page.goForward({ waitUntil: 'commit' }));
    },
    async reload() {
      if (!offline) await page.reload();
    },
    async toggleNetwork() {
      offline = !offline;
      await page.context().setOffline(offline);
    },
    async toggleDelay() {
      late = !late;
      if (!late) return page.unroute(chunks);
      await page.route(chunks, async (route) => {
        await pause(delay);
        await route.continue().catch(() => {});
      });
    },
    async fillIn() {
      const form = page.getByRole('dialog', { name: slides.contact.form.heading });
      // A form that closes would be gone before its fields are filled.
      await rest();
      if (await form.getByRole('textbox').first().isVisible()) await fillForm(form, erika);
    },
    /** Expects the same page after a reload, unless a chunk has failed. */
    async expectLasting() {
      if (offline) await walker.toggleNetwork();
      if (late) await walker.toggleDelay();
      // Reloading with a thumbnail lifted under the mouse, Chromium 156 scrolls elsewhere.
      if (pointer === 'mouse') await page.mouse.move(0, 0);
      await rest();
      const walked = await look(page);
      await page.reload();
      await rest();
      const { focus: _, ...rested } = await look(page);
      if (walked.failed === 0) expect(walked, 'as after a reload').toMatchObject(rested);
    },
  };
  return walker;
}
