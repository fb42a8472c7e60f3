import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '#src/content/pages.ts';
import { createVisitStore, type VisitStore } from '#src/navigation/visit-store.ts';
import { createSliderMotion, type SliderMotion } from './slider-motion.ts';

/** The last page. */
const last = pages.length - 1;

/** A scroll container of the pages, as far as the motion uses one. */
class FakeSlider extends EventTarget {
  width = 400;
  readonly dataset: Record<string, string> = {};
  readonly children = pages.map(() => ({
    style: { scrollSnapAlign: '', setProperty: () => undefined },
  }));
  #left = 0;

  getBoundingClientRect() {
    return { width: this.width };
  }

  contains(target: unknown) {
    return target === this;
  }

  get scrollLeft() {
    return this.#left;
  }

  /** Stays between the ends and says so in a task of its own, as in a browser. */
  set scrollLeft(left: number) {
    const clamped = Math.min(Math.max(left, 0), last * this.width);
    if (clamped === this.#left) return;
    this.#left = clamped;
    setTimeout(() => this.dispatchEvent(new Event('scroll')));
  }

  scrollTo({ left = 0 }: ScrollToOptions) {
    this.scrollLeft = left;
  }
}

let slider: FakeSlider;
let store: VisitStore;
let motion: SliderMotion;
let resize: () => void;
let prefersReducedMotion: boolean;
let progress: number;
let address: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  prefersReducedMotion = false;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  vi.stubGlobal('window', { onscrollend: null });
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, path: string) => {
      address = path;
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        setTimeout(resize);
      }
      disconnect() {}
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
  slider = new FakeSlider();
  begin(1);
  pass(16);
});

/** @param served the visitor could scroll the slider before its script came */
function begin(page: number, served = false, path = `/desktop/${page}`) {
  address = path;
  store = createVisitStore(path);
  motion = createSliderMotion(
    slider as unknown as HTMLElement,
    store,
    (share) => {
      progress = share;
    },
    served,
  );
}

afterEach(() => {
  motion.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where the slider is in pages, and what the visit says of it. */
function seen() {
  const { page, slider: phase } = store.getState();
  return { at: slider.scrollLeft / slider.width, page, phase };
}

const pass = (duration: number) => vi.advanceTimersByTime(duration);

/** What the browser does when a finger, momentum or the wheel scrolls. */
function scrollTo(page: number) {
  slider.scrollLeft = page * slider.width;
  pass(1);
}

/** Of the fingers that are down, some lie outside, as on the top bar. */
function touch(type: 'touchstart' | 'touchend' | 'touchcancel', inside: number, outside = 0) {
  const touches = Array.from({ length: inside + outside }, (_, finger) => {
    return { target: finger < inside ? slider : undefined };
  });
  slider.dispatchEvent(Object.assign(new Event(type), { touches }));
}

const snapping = () => slider.children.map(({ style }) => style.scrollSnapAlign);
const resting = (page: number) => ({ at: page, page, phase: 'resting' });

describe('the address', () => {
  it('names the page on which the slider begins, which is not measured at once', () => {
    motion.destroy();
    slider.width = 390 / 1.1;
    slider.scrollLeft = Math.floor(last * slider.width);
    const measuring = vi.spyOn(slider, 'getBoundingClientRect');
    begin(last, true);
    expect(measuring).not.toHaveBeenCalled();
    pass(1);
    expect(seen()).toMatchObject({ page: last, phase: 'resting' });
  });

  it('makes the slider jump when it names another page', () => {
    store.setState({ page: last });
    expect(seen()).toEqual(resting(last));
    expect(progress).toBe(1);
  });

  it('follows what the visitor scrolls to, once per page', () => {
    const write = vi.spyOn(history, 'replaceState');
    scrollTo(1.4);
    expect(write).not.toHaveBeenCalled();
    scrollTo(1.6);
    scrollTo(2);
    expect(write).toHaveBeenCalledOnce();
    expect(address).toBe('/desktop/2');
    expect(store.getState()).toMatchObject({ page: 2, path: '/desktop/2' });
  });

  it('changes at once where the slider glides', () => {
    motion.goTo(3);
    expect(address).toBe('/desktop/3');
  });

  it('stays that of the lock while the lock is there', () => {
    motion.destroy();
    begin(0, true, '/');
    scrollTo(1);
    expect(address).toBe('/');
    expect(store.getState()).toMatchObject({ page: 1, path: '/' });
  });

  it('stays that of the form, and so does the page', () => {
    motion.destroy();
    begin(3, true, '/kontakt');
    scrollTo(2);
    expect(address).toBe('/kontakt');
    expect(store.getState()).toMatchObject({ page: 3, path: '/kontakt' });
  });

  it('ends a glide that leads elsewhere', () => {
    motion.goTo(3);
    pass(100);
    store.setState({ page: 0 });
    expect(seen()).toEqual(resting(0));
    pass(1000);
    expect(seen()).toEqual(resting(0));
  });
});

describe('a glide', () => {
  it('is known at once, moves with the frames and rests on its page', () => {
    motion.goTo(2);
    expect(seen()).toEqual({ at: 1, page: 2, phase: 'gliding' });
    pass(65);
    expect(slider.scrollLeft).toBeGreaterThan(400);
    expect(slider.scrollLeft).toBeLessThan(800);
    expect(seen()).toMatchObject({ page: 2, phase: 'gliding' });
    expect(progress).toBeCloseTo(slider.scrollLeft / (last * slider.width));
    pass(600);
    expect(seen()).toEqual(resting(2));
  });

  it('turns round where the visitor changes their mind', () => {
    motion.goTo(3);
    pass(96);
    const turned = slider.scrollLeft;
    motion.goTo(0);
    pass(32);
    expect(slider.scrollLeft).toBeLessThan(turned);
    expect(seen()).toMatchObject({ page: 0, phase: 'gliding' });
    pass(800);
    expect(seen()).toEqual(resting(0));
  });

  it('is a jump for visitors who prefer reduced motion', () => {
    prefersReducedMotion = true;
    motion.goTo(3);
    expect(seen()).toEqual(resting(3));
  });
});

describe('a finger that catches a glide', () => {
  // The glide's last scroll event comes after the touch.
  beforeEach(() => {
    motion.goTo(3);
    pass(64);
    touch('touchstart', 1);
  });

  it('holds it, and the visit shows the nearest page', () => {
    const caught = seen();
    expect(caught).toMatchObject({ page: 2, phase: 'held' });
    expect(caught.at).not.toBeCloseTo(2);
    pass(3000);
    expect(seen()).toEqual(caught);
  });

  it('can swipe from there to the neighbours of that page only', () => {
    expect(snapping()).toEqual(pages.map((_, page) => (Math.abs(page - 2) > 1 ? 'none' : '')));
    scrollTo(2.4);
    expect(seen()).toMatchObject({ page: 2, phase: 'scrolling' });
  });

  it.each([
    ['touchend', 0],
    ['touchcancel', 0],
    ['touchend', 1],
  ] as const)('lets it settle at a %s, with %i fingers outside', (type, outside) => {
    touch('touchstart', 2, outside);
    touch('touchend', 1, outside);
    pass(3000);
    expect(seen()).toMatchObject({ page: 2, phase: 'held' });
    touch(type, 0, outside);
    pass(1000);
    expect(seen()).toEqual(resting(2));
    expect(snapping()).toEqual(pages.map(() => ''));
  });
});

describe("the browser's own scrolling", () => {
  it('shows the nearest page and settles when it ends', () => {
    scrollTo(1.7);
    expect(seen()).toMatchObject({ page: 2, phase: 'scrolling' });
    pass(3000);
    expect(seen()).toMatchObject({ at: 1.7, phase: 'scrolling' });
    slider.dispatchEvent(new Event('scrollend'));
    pass(800);
    expect(seen()).toEqual(resting(2));
  });

  it('is left to its momentum once the finger is lifted', () => {
    touch('touchstart', 1);
    scrollTo(1.3);
    touch('touchend', 0);
    pass(100);
    scrollTo(1.6);
    pass(100);
    expect(seen()).toMatchObject({ at: 1.6, phase: 'scrolling' });
  });

  describe('without scrollend, as in Safari', () => {
    beforeEach(() => vi.stubGlobal('window', {}));

    it('has ended once it pauses for 150 ms', () => {
      scrollTo(1.5);
      pass(140);
      scrollTo(1.7);
      pass(140);
      expect(seen()).toMatchObject({ at: 1.7, phase: 'scrolling' });
      pass(800);
      expect(seen()).toEqual(resting(2));
    });

    it.each(['touchend', 'touchcancel'] as const)('goes on until a %s', (type) => {
      touch('touchstart', 1);
      scrollTo(1.7);
      pass(3000);
      expect(seen()).toMatchObject({ at: 1.7, phase: 'scrolling' });
      touch(type, 0);
      pass(1000);
      expect(seen()).toEqual(resting(2));
    });
  });
});

describe('a drag', () => {
  it('catches a glide', () => {
    motion.goTo(2);
    pass(64);
    motion.hold();
    const caught = slider.scrollLeft;
    motion.dragBy(30);
    pass(1000);
    expect(slider.scrollLeft).toBeCloseTo(caught - 30);
  });

  it('goes on while the hand pauses', () => {
    motion.hold();
    motion.dragBy(-100);
    pass(1);
    slider.dispatchEvent(new Event('scrollend'));
    pass(1000);
    expect(seen()).toEqual({ at: 1.25, page: 1, phase: 'dragging' });
  });

  it.each([
    { how: 'slowly beyond the middle', distance: -220, velocity: 0, page: 2 },
    { how: 'with a flick back', distance: -260, velocity: -1, page: 0 },
  ])('that is released $how comes to rest at page $page', ({ distance, velocity, page }) => {
    motion.hold();
    motion.dragBy(distance);
    motion.release(velocity);
    expect(seen()).toMatchObject({ page, phase: 'gliding' });
    pass(1000);
    expect(seen()).toEqual(resting(page));
  });

  it('takes its velocity along', () => {
    motion.hold();
    motion.dragBy(-40);
    motion.release(3);
    pass(16);
    expect(slider.scrollLeft).toBeGreaterThan(440 + 30);
  });
});

describe('a resize', () => {
  it('in a glide ends it at its page', () => {
    motion.goTo(3);
    pass(64);
    // The browser scrolls first, to keep what it can, and tells the observer before it paints.
    slider.width = 500;
    slider.scrollLeft = 600;
    pass(1);
    resize();
    pass(800);
    expect(seen()).toEqual(resting(3));
  });

  it('of the height alone leaves a finger and a glide alone', () => {
    touch('touchstart', 1);
    scrollTo(1.4);
    resize();
    expect(seen()).toEqual({ at: 1.4, page: 1, phase: 'scrolling' });
    touch('touchend', 0);
    motion.goTo(3);
    pass(64);
    resize();
    expect(seen()).toMatchObject({ page: 3, phase: 'gliding' });
  });
});
