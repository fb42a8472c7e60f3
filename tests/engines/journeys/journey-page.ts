import { setTimeout as pace } from 'node:timers/promises';
import type { Point } from '#tests/support/points.ts';
import { findAndDescribeScript } from './find-and-describe-script.ts';

/** The part of Playwright's `Page` that a visit uses. WebKitGTK has a driver of this shape. */
export interface Driver {
  goto: (path: string) => Promise<unknown>;
  evaluate: <T>(expression: string) => Promise<T>;
  keyboard: { press: (key: string) => Promise<void> };
  mouse: {
    move: (x: number, y: number, options?: { steps: number }) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
    wheel: (x: number, y: number) => Promise<void>;
  };
}

/** How long a journey waits for what it expects, and how often it looks, ms. */
const timeout = 8000;
const interval = 40;

/** A visit to the site by keys and mouse. Elements are described as `link "Skills"`. */
export class JourneyPage {
  readonly #driver: Driver;
  /** Browsers show the focus ring after a key only. */
  #byKey = true;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /**
   * Evaluates an expression until it gives what is expected.
   * @throws Error that says what it gave instead
   */
  async #expect<T>(what: string, expression: string, expected: T) {
    const start = Date.now();
    let seen = await this.#driver.evaluate<T>(expression);
    while (seen !== expected) {
      if (Date.now() - start > timeout) {
        throw new Error(`${what} is ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}.`);
      }
      await pace(interval);
      seen = await this.#driver.evaluate<T>(expression);
    }
  }

  /** Opens a screen and waits until it is hydrated: only then are other slides hidden and keys work. */
  async open(address: string) {
    await this.#driver.goto(address);
    const ready = `Boolean(document.documentElement.dataset.screen)
      && document.querySelectorAll('[data-slide]:not([aria-hidden])').length <= 1`;
    await this.#expect('The hydrated screen', ready, true);
    await this.#driver.evaluate(findAndDescribeScript);
  }

  openSlide = (slide: number) => this.open(`/desktop/${slide}`);

  /** Presses a key, after which `description` has the focus, can be seen and has a ring. */
  async press(key: string, description: string) {
    this.#byKey = true;
    await this.#driver.keyboard.press(key);
    await this.expectFocus(description, key);
  }

  tabBack = (description: string) => this.press('Shift+Tab', description);

  async tabThrough(...descriptions: readonly string[]) {
    for (const description of descriptions) await this.press('Tab', description);
  }

  async type(text: string) {
    for (const character of text) await this.#driver.keyboard.press(character);
  }

  /** Focuses the element where a part of a journey begins. */
  async startFrom(description: string) {
    await this.expectShown(description);
    await this.#driver.evaluate(`names.focus(${JSON.stringify(description)})`);
  }

  back = () => this.#driver.evaluate(`(${travel})(-1)`);
  forward = () => this.#driver.evaluate(`(${travel})(1)`);

  /** Moves the mouse through places, its button held down from the first to the last. */
  async drag(from: Point, ...places: readonly Point[]) {
    const { mouse } = this.#driver;
    this.#byKey = false;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of places) await mouse.move(x, y, { steps: 8 });
    await mouse.up();
  }

  async click(description: string) {
    await this.drag(await this.place(description));
  }

  /** Turns the wheel by a notch in the middle of the window. */
  async wheel() {
    const { x, y } = await this.at(0.5, 0.5);
    await this.#driver.mouse.move(x, y);
    await this.#driver.mouse.wheel(0, 120);
  }

  /** Returns a place by its shares of the window's width and height. */
  async at(x: number, y: number): Promise<Point> {
    return this.#driver.evaluate(`({ x: innerWidth * ${x}, y: innerHeight * ${y} })`);
  }

  async place(description: string): Promise<Point> {
    await this.expectShown(description);
    return this.#driver.evaluate(`names.placeOf(${JSON.stringify(description)})`);
  }

  expectFocus(description: string, after: string) {
    const focused = `window.names?.focused(${this.#byKey}) ?? 'nothing yet'`;
    return this.#expect(`The focus after ${after}`, focused, description);
  }

  expectPath = (path: string) => this.#expect('The address', 'location.pathname', path);

  expectShown(description: string, expected = true) {
    const isShown = `names.placeOf(${JSON.stringify(description)}) !== null`;
    return this.#expect(`${description} on the screen`, isShown, expected);
  }

  expectGone = (description: string) => this.expectShown(description, false);

  /** The slider rests on a slide, the address names it, and no page covers it. */
  async expectSlide(slide: number) {
    await this.expectPath(`/desktop/${slide}`);
    const state = `[...document.querySelectorAll('#slider')].map((slider) =>
      slider.dataset.state + ' ' + slider.scrollLeft / slider.clientWidth + ' '
      + slider.querySelector('[data-slide]:not([aria-hidden])')?.dataset.slide
      + document.querySelectorAll('[data-moving-page]').length)[0]`;
    await this.#expect('The slider', state, `resting ${slide} ${slide}0`);
  }

  expectValue = (value: string) => this.#expect('The field', 'document.activeElement.value', value);

  /** Nothing moves any more: a mouse presses where a control is now, not where it will be. */
  expectStill() {
    const moving = `document.getAnimations().filter(({ animationName }) =>
      animationName !== 'invite').length`;
    return this.#expect('The number of animations', moving, 0);
  }

  /** Waits for the specified time in which the slider ignores keys, and which nothing shows. */
  waitForSlideKeys = () => pace(1000);
}

/** Goes through the history by so many entries. */
function travel(entries: number) {
  return new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(entries);
  });
}
