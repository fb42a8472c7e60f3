import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { sliderPages } from '#content/slider.ts';
import { doublePress, samePlace } from '#src/gestures/double-press.ts';
import { erika, fillForm } from '#tests/support/contact.ts';
import { sessionOf } from '#tests/support/gestures.ts';
import type { Point } from '#tests/support/points.ts';
import { settle } from '#tests/support/settle.ts';
import { expectOneTruth } from '#tests/support/visit.ts';
import { expectSound, look } from './sound.ts';
import { type Outcomes, shown, type Visit } from './visitor-model.ts';

/** ms by which parts of the program come late, where they do. */
const delay = 600;
const parts = '**/assets/app/*.js';

export type Hand = 'mouse' | 'finger';
export type Walker = Awaited<ReturnType<typeof startWalk>>;

interface Walk {
  page: Page;
  hand: Hand;
  /** What was done, step by step. */
  log: string[];
  /** Throws where the console has said something. */
  expectQuiet: () => void;
}

/** A page that nothing has been done to yet. */
export async function startWalk({ page, hand, log, expectQuiet }: Walk) {
  const session = await sessionOf(page);
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    // A page that is left may not tell what becomes of its parts.
    if (request.isNavigationRequest()) pending.clear();
    if (request.url().includes('/assets/app/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let offline = false;
  let late = false;
  let last: Point | undefined;
  /** From when on a press at the same place is one of its own, since the visitor has looked. */
  let single = 0;

  /** Of this tab, from the entry that the walk began with. */
  async function history() {
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
    const base = entries.findIndex(({ url }) => url !== 'about:blank');
    const paths = entries.slice(base).map(({ url }) => new URL(url).pathname);
    return { paths, index: currentIndex - base };
  }

  async function rest() {
    do {
      await expect.poll(() => pending.size, 'parts under way').toBe(0);
      await settle(page);
    } while (pending.size > 0);
  }

  const walker = {
    page,
    hand,
    note: (what: string) => void log.push(what),
    /** What was never seen: the tab's history alone. */
    async guess(): Promise<Visit> {
      const { paths, index } = await history();
      return { entries: paths.map((path) => ({ path, unseen: true })), index };
    },

    /** Waits until all is at rest, and holds what is there to what it may be. */
    async look(outcomes?: Outcomes, before?: Visit): Promise<Visit> {
      await rest();
      const { paths, index } = await history();
      const found = await look(page);
      expect(found.step, 'steps of the entry').toBe(index);
      expect(found.path).toBe(paths[index]);
      expectSound(found);
      await expectOneTruth(page);
      expectQuiet();
      const { overlay, scrolled } = found;
      const seen = { path: found.path, overlay, scrolled };
      const isThis = (visit: Visit) =>
        visit.entries.map(({ path }) => path).join() === paths.join() &&
        visit.index === index &&
        (shown(visit).unseen || shown(visit).overlay === overlay);
      const visit = outcomes ? outcomes.find(isThis) : await walker.guess();
      if (!visit) throw new Error(`${JSON.stringify({ seen, index, paths, outcomes }, null, 1)}`);
      const from = before && shown(before);
      if (from && outcomes && before.index !== index && from.overlay !== 'help') {
        // The help may have been opened from nowhere. What closes returns the focus a moment later.
        await expect.poll(async () => (await look(page)).focus).toBe('somewhere');
        const expected = shown(visit).scrolled ?? scrolled;
        if (from.path !== found.path && found.failed === 0) {
          expect(Math.abs(scrolled - expected), `${scrolled} px, not ${expected}`).toBeLessThan(2);
        }
      }
      single = Date.now() + doublePress;
      return { ...visit, entries: visit.entries.with(index, seen) };
    },

    /** Whoever has looked means a press of its own, and nobody looks and presses again as soon as a walker could. */
    async reach(place: Point) {
      const isSame = last && Math.hypot(place.x - last.x, place.y - last.y) <= samePlace.touch;
      if (isSame) await pause(Math.max(0, single - Date.now()));
      last = place;
      single = 0;
    },
    async press(place: Point) {
      await walker.reach(place);
      const { x, y } = place;
      await (hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    },
    /** Without network the browser would show a page of its own for what loads the site again. */
    excluded: () => (offline ? '[role=alert] ~ *, [role=alert] ~ * *' : '[role=alert] ~ * a'),

    async travel(step: number) {
      const { paths, index } = await history();
      if (!paths[index + step]) return;
      await (step < 0
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
      if (!late) return page.unroute(parts);
      await page.route(parts, async (route) => {
        await pause(delay);
        await route.continue().catch(() => {});
      });
    },
    async fillIn() {
      const form = page.getByRole('dialog', { name: sliderPages.contact.form.heading });
      if (await form.getByRole('textbox').first().isVisible()) await fillForm(form, erika);
    },
    /** What is there after a reload as well, unless a part has failed. */
    async expectLasting() {
      if (offline) await walker.toggleNetwork();
      if (late) await walker.toggleDelay();
      // A thumbnail is lifted below the mouse, by which Chromium 156 measures how far it scrolls after the reload.
      if (hand === 'mouse') await page.mouse.move(0, 0);
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
