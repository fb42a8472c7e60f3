import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { sessionOf } from '#scripts/testbed/gestures.ts';
import type { Point } from '#scripts/testbed/points.ts';
import { settle } from '#tests/support/settle.ts';
import { expectSound, look } from './sound.ts';
import type { Hand } from './visitor-commands.ts';
import { at, type Outcomes, shown, type Visit } from './visitor-model.ts';

/** ms by which parts of the program come late, where they do. */
const delay = 600;
const parts = '**/assets/app/*.js';

export type Walker = Awaited<ReturnType<typeof startWalk>>;

/** Opens a page for a walk. */
export async function startWalk(page: Page, hand: Hand, path: string, expectQuiet: () => void) {
  const session = await sessionOf(page);
  const pending = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/assets/app/') && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let offline = false;
  let late = false;

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
    steps: 0,
    /** What was never seen: the tab's history alone. */
    async guess(): Promise<Visit> {
      const { paths, index } = await history();
      return { entries: paths.map((path) => ({ ...at(path), unseen: true })), index };
    },

    /** Waits until all is at rest, and holds what is there to what it may be. */
    async look(outcomes?: Outcomes, before?: Visit): Promise<Visit> {
      await rest();
      const { paths, index } = await history();
      const found = await look(page);
      expect(found.step, 'steps of the entry').toBe(index);
      expect(found.path).toBe(paths[index]);
      await expectSound(page, found);
      expectQuiet();
      const guess = await walker.guess();
      const { scrolled } = found;
      const seen = { path: found.path, overlay: found.overlay, scrolled };
      if (!outcomes) return { ...guess, entries: guess.entries.with(index, seen) };
      const visit = outcomes.find(
        (outcome) =>
          outcome.index === index &&
          outcome.entries.map(({ path }) => path).join() === paths.join() &&
          (shown(outcome).unseen || shown(outcome).overlay === found.overlay),
      );
      const story = (visited: Visit) => ({
        ...shown(visited),
        index: visited.index,
        all: visited.entries.length,
      });
      if (!visit) {
        expect([{ ...seen, index, all: paths.length }]).toEqual(outcomes.map(story));
        throw new Error('Its history has other entries.');
      }
      if (before && (before.index !== index || shown(before).overlay !== found.overlay))
        expect(found.focus).toBe('somewhere');
      const { scrolled: expected } = shown(visit);
      if (
        before &&
        shown(before).path !== found.path &&
        expected !== undefined &&
        found.failed === 0
      )
        expect(
          Math.abs(scrolled - expected),
          `scrolled to ${scrolled} from ${expected} px`,
        ).toBeLessThan(2);
      return { ...visit, entries: visit.entries.with(index, seen) };
    },

    press: ({ x, y }: Point) =>
      hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y),
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
    async fillIn(fill: (form: Locator) => Promise<void>) {
      const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
      if (await form.getByRole('textbox').first().isVisible()) await fill(form);
    },
    /** What is there after a reload as well, unless a part has failed. */
    async expectLasting() {
      if (offline) await walker.toggleNetwork();
      if (late) await walker.toggleDelay();
      const walked = await look(page);
      await page.reload();
      await rest();
      const { focus: _, ...rested } = await look(page);
      if (walked.failed === 0) expect(walked, 'as after a reload').toMatchObject(rested);
    },
  };
  await page.goto(path);
  return walker;
}
