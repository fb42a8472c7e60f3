import { setTimeout as pace } from 'node:timers/promises';
import { leastFillTime, pageKeyDelay } from '#src/config/specification.ts';
import { type Driver, type Key, type Point, runIn } from './driver.ts';
import { nameElements, placeOf } from './names.ts';

/** How long a journey waits for what it expects, ms, and how often it looks. */
const timeout = 8000;
const interval = 40;

/** Looks until `look` gives what is expected. @throws Error that tells what it gave instead */
async function expectSoon<T>(what: string, look: () => Promise<T>, expected: T) {
  const start = Date.now();
  let seen = await look();
  while (seen !== expected) {
    if (Date.now() - start > timeout) {
      throw new Error(`${what} is ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}.`);
    }
    await pace(interval);
    seen = await look();
  }
}

/** A visit to the site by keys and mouse, the same in every engine. Elements are named as `link "Skills"`. */
export type Visit = ReturnType<typeof visitWith>;

export function visitWith(driver: Driver) {
  /** Browsers show the focus to those who press keys. */
  let byKey = true;
  const focused = () => driver.evaluate<string>(`window.names?.focused(${byKey}) ?? 'nothing yet'`);
  const path = () => driver.evaluate<string>('location.pathname');
  const isThere = async (description: string) => (await placeOf(driver, description)) !== null;

  async function expectFocus(description: string, after: string) {
    await expectSoon(`The focus after ${after}`, focused, description);
  }

  /** Opens a screen and waits until it is hydrated: only then are pages inert and keys heard. */
  async function open(address: string) {
    await driver.load(address);
    const ready = `Boolean(document.documentElement.dataset.screen)
      && document.querySelectorAll('[data-page]:not([inert])').length <= 1`;
    await expectSoon('Ready', () => driver.evaluate<boolean>(ready), true);
    await nameElements(driver);
  }

  /** Presses a key, after which `description` has the focus, can be seen and has a ring. */
  async function press(key: Key, description: string) {
    byKey = true;
    await driver.press(key);
    await expectFocus(description, key);
  }

  async function tabBack(description: string) {
    byKey = true;
    await driver.press('Tab', true);
    await expectFocus(description, 'Shift+Tab');
  }

  /** Presses Tab through elements, in this order. */
  async function tabThrough(...descriptions: readonly string[]) {
    for (const description of descriptions) await press('Tab', description);
  }

  /** Puts the focus where a journey begins. */
  async function startFrom(description: string) {
    await expectShown(description);
    await runIn(driver, (wanted) => window.names?.find(wanted)?.focus(), description);
  }

  async function expectPath(expected: string) {
    await expectSoon('The address', path, expected);
  }

  async function expectShown(description: string) {
    await expectSoon(`${description} is there`, () => isThere(description), true);
  }

  async function expectGone(description: string) {
    await expectSoon(`${description} is there`, () => isThere(description), false);
  }

  /** The slider rests on a page, its address says so, and no other page lies over it. */
  async function expectPage(page: number) {
    await expectPath(`/desktop/${page}`);
    const state = `[...document.querySelectorAll('#slider')].map((slider) =>
      slider.dataset.state + ' ' + slider.scrollLeft / slider.clientWidth + ' '
      + slider.querySelector('[data-page]:not([inert])')?.dataset.page
      + document.querySelectorAll('[data-page-frame]').length)[0]`;
    await expectSoon('The slider', () => driver.evaluate(state), `resting ${page} ${page}0`);
  }

  /** The focused field holds this. */
  async function expectValue(value: string) {
    await expectSoon('The field', () => driver.evaluate('document.activeElement.value'), value);
  }

  /** The form counts as filled by a person, who takes a while to write. */
  async function passFillTime() {
    const age = (least: number) =>
      window.addEventListener(
        'submit',
        (event) => Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + least }),
        { capture: true, once: true },
      );
    await runIn(driver, age, leastFillTime);
  }

  async function place(description: string): Promise<Point> {
    await expectShown(description);
    const found = await placeOf(driver, description);
    if (!found) throw new Error(`${description} is gone.`);
    return found;
  }

  async function drag(places: readonly Point[]) {
    byKey = false;
    await driver.drag(places);
  }

  async function click(description: string) {
    await drag([await place(description)]);
  }

  /** Nothing is on its way: a mouse presses where a control is now, not where it will be. */
  async function expectStill() {
    const moving = `document.getAnimations().filter(({ effect }) =>
      effect.getComputedTiming().iterations !== Infinity).length`;
    await expectSoon('What moves', () => driver.evaluate<number>(moving), 0);
  }

  /** A place by its shares of the viewport's width and height. */
  async function at(x: number, y: number): Promise<Point> {
    const [width = 0, height = 0] = await driver.evaluate<number[]>('[innerWidth, innerHeight]');
    return { x: width * x, y: height * y };
  }

  return {
    open,
    openPage: (page: number) => open(`/desktop/${page}`),
    press,
    tabBack,
    tabThrough,
    startFrom,
    type: driver.type,
    back: driver.back,
    forward: driver.forward,
    click,
    drag,
    wheel: driver.wheel,
    /** Neither Playwright's Firefox nor WebKitGTK's driver has a finger. */
    swipe: (from: Point, to: Point) => runIn(driver, swipeInPage, { from, to }),
    at,
    place,
    expectFocus,
    expectPath,
    expectPage,
    expectShown,
    expectGone,
    expectValue,
    expectStill,
    passFillTime,
    /** Waits as long as the product lets its page keys sleep, which nothing shows. */
    waitForPageKeys: () => pace(pageKeyDelay),
  };
}

/** Sends what a page hears of a finger, and scrolls what lies below it, as a browser does. */
async function swipeInPage({ from, to }: { from: Point; to: Point }) {
  const target = document.elementFromPoint(from.x, from.y);
  if (!target) throw new Error('The finger is beside the page.');
  // Only pointers of the browser's own can be captured.
  const { setPointerCapture } = Element.prototype;
  Element.prototype.setPointerCapture = () => undefined;

  const touch = (type: string, touches: number) =>
    target.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), {
        touches: Array.from({ length: touches }),
      }),
    );
  const point = (type: string, share: number) => {
    const clientX = from.x + (to.x - from.x) * share;
    const clientY = from.y + (to.y - from.y) * share;
    const place = { clientX, clientY, buttons: type === 'pointerup' ? 0 : 1 };
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    target.dispatchEvent(new PointerEvent(type, { ...finger, ...place }));
  };

  point('pointerdown', 0);
  touch('touchstart', 1);
  const slider = target.closest('#slider');
  const start = slider?.scrollLeft ?? 0;
  if (slider) point('pointercancel', 0);
  for (let step = 1; step <= 8; step += 1) {
    await new Promise(requestAnimationFrame);
    if (slider) slider.scrollLeft = start - ((to.x - from.x) * step) / 8;
    else point('pointermove', step / 8);
  }
  if (!slider) point('pointerup', 1);
  touch('touchend', 0);
  Element.prototype.setPointerCapture = setPointerCapture;
}
