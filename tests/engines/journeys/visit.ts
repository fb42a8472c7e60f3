import { setTimeout as pace } from 'node:timers/promises';
import type { Driver, Point } from './driver.ts';
import { nameElements } from './names.ts';

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
export class Visit {
  readonly #driver: Driver;
  /** Browsers show the focus to those who press keys. */
  #byKey = true;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Runs a function, which may use nothing from around it, in the page. */
  #run<A>(work: (argument: A) => unknown, argument: A) {
    return this.#driver.evaluate(`(${work})(${JSON.stringify(argument)})`);
  }

  #placeOf(description: string) {
    return this.#driver.evaluate<Point | null>(`names.placeOf(${JSON.stringify(description)})`);
  }

  async #expectThere(description: string, expected: boolean) {
    const isThere = async () => (await this.#placeOf(description)) !== null;
    await expectSoon(`${description} is there`, isThere, expected);
  }

  /** Opens a screen and waits until it is hydrated: only then are pages inert and keys heard. */
  async open(address: string) {
    await this.#driver.load(address);
    const ready = `Boolean(document.documentElement.dataset.screen)
      && document.querySelectorAll('[data-page]:not([inert])').length <= 1`;
    await expectSoon('Ready', () => this.#driver.evaluate<boolean>(ready), true);
    await nameElements(this.#driver);
  }

  openPage = (page: number) => this.open(`/desktop/${page}`);

  /** Presses a key, after which `description` has the focus, can be seen and has a ring. */
  async press(key: string, description: string, shift = false) {
    this.#byKey = true;
    await this.#driver.press(key, shift);
    await this.expectFocus(description, key);
  }

  tabBack = (description: string) => this.press('Tab', description, true);

  /** Presses Tab through elements, in this order. */
  async tabThrough(...descriptions: readonly string[]) {
    for (const description of descriptions) await this.press('Tab', description);
  }

  async type(text: string) {
    for (const character of text) await this.#driver.press(character);
  }

  /** Puts the focus where a journey begins. */
  async startFrom(description: string) {
    await this.expectShown(description);
    await this.#driver.evaluate(`names.focus(${JSON.stringify(description)})`);
  }

  back = () => this.#run(travel, -1);
  forward = () => this.#run(travel, 1);

  async drag(places: readonly Point[]) {
    this.#byKey = false;
    await this.#driver.drag(places);
  }

  async click(description: string) {
    await this.drag([await this.place(description)]);
  }

  wheel = (at: Point, distance: number) => this.#driver.wheel(at, distance);

  /** A place by its shares of the viewport's width and height. */
  async at(x: number, y: number): Promise<Point> {
    const size = await this.#driver.evaluate<Point>('({ x: innerWidth, y: innerHeight })');
    return { x: size.x * x, y: size.y * y };
  }

  async place(description: string): Promise<Point> {
    await this.expectShown(description);
    const found = await this.#placeOf(description);
    if (!found) throw new Error(`${description} is gone.`);
    return found;
  }

  async expectFocus(description: string, after: string) {
    const focused = `window.names?.focused(${this.#byKey}) ?? 'nothing yet'`;
    await expectSoon(`The focus after ${after}`, () => this.#driver.evaluate(focused), description);
  }

  async expectPath(expected: string) {
    await expectSoon('The address', () => this.#driver.evaluate('location.pathname'), expected);
  }

  expectShown = (description: string) => this.#expectThere(description, true);
  expectGone = (description: string) => this.#expectThere(description, false);

  /** The slider rests on a page, its address says so, and no other page lies over it. */
  async expectPage(page: number) {
    await this.expectPath(`/desktop/${page}`);
    const state = `[...document.querySelectorAll('#slider')].map((slider) =>
      slider.dataset.state + ' ' + slider.scrollLeft / slider.clientWidth + ' '
      + slider.querySelector('[data-page]:not([inert])')?.dataset.page
      + document.querySelectorAll('[data-page-frame]').length)[0]`;
    await expectSoon('The slider', () => this.#driver.evaluate(state), `resting ${page} ${page}0`);
  }

  /** The focused field holds this. */
  async expectValue(expected: string) {
    const value = 'document.activeElement.value';
    await expectSoon('The field', () => this.#driver.evaluate(value), expected);
  }

  /** Nothing is on its way: a mouse presses where a control is now, not where it will be. */
  async expectStill() {
    const moving = `document.getAnimations().filter(({ effect }) =>
      effect.getComputedTiming().iterations !== Infinity).length`;
    await expectSoon('What moves', () => this.#driver.evaluate(moving), 0);
  }

  /** Waits as long as the product lets its page keys sleep, which nothing shows. */
  waitForPageKeys = () => pace(1000);
}

/** Goes through the history by so many entries. */
function travel(entries: number) {
  return new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(entries);
  });
}
