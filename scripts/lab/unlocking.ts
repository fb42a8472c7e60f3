import { setTimeout as pace } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { type Network, networks, newPhone, setNetwork, withBrowser } from './phone.ts';
import { medians, type Part, progress, type Rows } from './table.ts';

const hands: Record<string, (page: Page) => Promise<void>> = {
  key: (page) => page.keyboard.press('ArrowDown'),
  wheel: (page) => page.mouse.wheel(0, 100),
};

/** ms that a visitor looks at the lock before the press: `early` comes before anything has been fetched ahead. */
const rests = { rested: 3000, early: 0 };

/** From a press to the home screen, of which the fade is 500 ms. */
export const unlocking: Part = {
  title: 'ms from the press that unlocks',
  columns: [
    { key: 'begin', head: 'fade begins', goal: 100 },
    { key: 'whole', head: 'whole', goal: 800 },
  ],
  async measure({ folder, runs, isChosen }) {
    const { url, stop } = await startDeployment(folder, '/', { compressed: true });
    const rows: Rows = {};
    await withBrowser(async (browser) => {
      for (const [hand, press] of Object.entries(hands)) {
        for (const [net, network] of Object.entries(networks)) {
          for (const [name, rest] of Object.entries(rests)) {
            if (!isChosen('network', net) || !isChosen('only', name)) continue;
            const taken = [];
            for (let run = 0; run < runs; run += 1) {
              progress(`unlocking: ${hand}, ${net}, ${name}, ${run + 1} of ${runs}`);
              taken.push(await unlock(browser, url, { press, network, rest }));
            }
            rows[`${hand}, ${net}, ${name}`] = medians(taken);
          }
        }
      }
    });
    await stop();
    return rows;
  },
};

interface Unlocking {
  press: (page: Page) => Promise<void>;
  network: Network;
  rest: number;
}

async function unlock(browser: Browser, url: string, { press, network, rest }: Unlocking) {
  const context = await newPhone(browser);
  await context.addInitScript(noteUnlocking);
  const page = await context.newPage();
  await setNetwork(await context.newCDPSession(page), network);
  await page.goto(url, rest === 0 ? { waitUntil: 'commit' } : { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  await pace(rest);
  await page.mouse.move(195, 400);
  await press(page);
  const figures = await page.waitForFunction(() => window.unlocking, undefined, {
    timeout: 20_000,
  });
  const taken = await figures.jsonValue();
  await context.close();
  return taken ?? { begin: null, whole: null };
}

declare global {
  interface Window {
    unlocking?: { begin: number; whole: number };
  }
}

/** Notes when the photo has become less opaque, and when the home screen stands: nothing covers it, nothing of it comes. */
function noteUnlocking() {
  let lock: HTMLElement | null = null;
  let begin: number | undefined;
  const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
  function look(pressed: number, now: number) {
    const home = document.querySelector('#home');
    const photo = lock?.querySelector('img')?.closest('#lock > *');
    if (photo && opacity(photo) < 1) begin ??= now - pressed;
    const covers = lock?.isConnected && getComputedStyle(lock).visibility === 'visible';
    const stands = home && [home, ...home.children].every((part) => opacity(part) === 1);
    if (!covers && stands)
      window.unlocking = { begin: begin ?? now - pressed, whole: now - pressed };
    else requestAnimationFrame((next) => look(pressed, next));
  }
  function handlePress({ timeStamp }: Event) {
    for (const each of ['keydown', 'wheel']) removeEventListener(each, handlePress, true);
    lock = document.querySelector('#lock');
    requestAnimationFrame((now) => look(timeStamp, now));
  }
  for (const type of ['keydown', 'wheel']) addEventListener(type, handlePress, true);
}
