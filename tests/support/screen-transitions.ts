import type { Locator, Page } from '@playwright/test';
import { type Box, boxOf, middleOf } from './lightbox.ts';
import { expect } from './test.ts';

/** What a transition between two screens plays. */
export interface PlayedTransition {
  /** Where the app's page begins and ends, px; nothing where only one of both screens has it. */
  app?: { from: Box; to: Box };
  /** Names of the animations of the style sheet. */
  animations: string[];
}

interface Recorded {
  transitions: { transition: ViewTransition; played: Promise<PlayedTransition> }[];
}

/** Records the transitions of every document from now on, and what each of them plays. */
export async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    const record = (window as unknown as Recorded).transitions ?? [];
    Object.assign(window, { transitions: record });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      record.push({ transition, played: transition.ready.then(played) });
      return transition;
    };

    function played(): PlayedTransition {
      const animations: string[] = [];
      let app: PlayedTransition['app'];
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue;
        if (effect.pseudoElement === '::view-transition-group(app)') {
          const [from, to] = effect.getKeyframes().map(box);
          if (from && to) app = { from, to };
        } else if (animation instanceof CSSAnimation) animations.push(animation.animationName);
      }
      return { animations, ...(app ? { app } : {}) };
    }

    function box({ transform, width, height }: ComputedKeyframe): Box {
      const { e, f, a, d } = new DOMMatrix(String(transform));
      return {
        x: e,
        y: f,
        width: Number.parseFloat(String(width)) * a,
        height: Number.parseFloat(String(height)) * d,
      };
    }
  });
}

/** What the document's transitions play, in their order; fails where the browser skipped one. */
export function playedTransitions(page: Page): Promise<PlayedTransition[]> {
  return page.evaluate(() => {
    const { transitions } = window as unknown as Recorded;
    return Promise.all(transitions.map(({ played }) => played));
  });
}

/** Waits until the browser has captured both screens and plays the transition. */
export async function expectPlaying(page: Page) {
  const isPlaying = () =>
    page.evaluate(() =>
      document.getAnimations().some(({ effect }) => {
        const isOurs = effect instanceof KeyframeEffect;
        return isOurs && effect.pseudoElement?.startsWith('::view-transition');
      }),
    );
  await expect.poll(isPlaying).toBe(true);
}

/** Waits until no transition is running: until then, screens get no mouse events. */
export async function expectEnded(page: Page) {
  const isRunning = () =>
    page.evaluate(() => document.documentElement.matches(':active-view-transition'));
  await expect.poll(isRunning).toBe(false);
}

/** Two boxes agree, apart from the few px by which a tile scales under the pointer. */
export function expectBox(actual: Box | undefined, expected: Box | null) {
  expect(actual).toBeDefined();
  expect(expected).not.toBeNull();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const difference = Math.abs((actual?.[side] ?? 0) - (expected?.[side] ?? 0));
    expect(difference, `${side} of ${JSON.stringify(actual)}`).toBeLessThanOrEqual(6);
  }
}

/** Clicks in the middle of an element's box, whatever receives the click. */
export async function pressAtPlaceOf(element: Locator) {
  const { x, y } = middleOf(await boxOf(element));
  await element.page().mouse.click(x, y);
}
