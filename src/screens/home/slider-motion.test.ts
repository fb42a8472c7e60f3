import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitStore, type VisitStore } from '#src/navigation/visit-store.ts';
import { createSliderMotion, type SliderMotion } from './slider-motion.ts';

/** A scroll container of four pages, as far as the motion uses one. */
class FakeSlider extends EventTarget {
  width = 400;
  readonly dataset: Record<string, string> = {};
  readonly children = Array.from({ length: 4 }, () => {
    const properties = new Map<string, string>();
    return {
      style: {
        scrollSnapAlign: '',
        setProperty: (name: string, value: string) => properties.set(name, value),
        overshoot: () => Number.parseFloat(properties.get('--overshoot') ?? '0'),
      },
    };
  });
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
    const end = 3 * this.width;
    const clamped = Math.min(Math.max(left, 0), end);
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
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  prefersReducedMotion = false;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  vi.stubGlobal('window', { onscrollend: null });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => setTimeout(resize);
      disconnect = disconnect;
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
  slider = new FakeSlider();
  store = createVisitStore('/desktop/1');
  motion = createSliderMotion(slider as unknown as HTMLElement, store, (share) => {
    progress = share;
  });
  vi.advanceTimersByTime(16);
});

afterEach(() => {
  motion.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  disconnect.mockClear();
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
  it('names the page on which the slider begins', () => {
    expect(seen()).toEqual(resting(1));
    expect(progress).toBeCloseTo(1 / 3);
  });

  it('names it as well where the width is a fraction, as at a zoom of 110 %', () => {
    motion.destroy();
    slider.width = 390 / 1.1;
    slider.scrollLeft = Math.floor(3 * slider.width);
    store = createVisitStore('/desktop/3');
    motion = createSliderMotion(slider as unknown as HTMLElement, store, () => undefined, true);
    pass(1);
    expect(seen().phase).toBe('resting');
  });

  it('lays no served page out before the browser does', () => {
    motion.destroy();
    const measuring = vi.spyOn(slider, 'getBoundingClientRect');
    motion = createSliderMotion(slider as unknown as HTMLElement, store, () => undefined, true);
    expect(measuring).not.toHaveBeenCalled();
  });

  it('makes the slider jump when it names another page', () => {
    store.setState({ page: 3 });
    expect(seen()).toEqual(resting(3));
    expect(progress).toBe(1);
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
    expect(progress).toBeCloseTo(slider.scrollLeft / 1200);
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

  it('does not begin on the page that is shown', () => {
    motion.goTo(1);
    expect(seen()).toEqual(resting(1));
  });

  it('goes on when it is asked to settle', () => {
    motion.goTo(3);
    pass(32);
    motion.settle();
    expect(seen()).toMatchObject({ page: 3, phase: 'gliding' });
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
    expect(snapping()).toEqual(['none', '', '', '']);
    scrollTo(2.4);
    expect(seen()).toMatchObject({ page: 2, phase: 'scrolling' });
  });

  it.each(['touchend', 'touchcancel'] as const)('lets it settle at a %s', (type) => {
    touch(type, 0);
    pass(1000);
    expect(seen()).toEqual(resting(2));
    expect(snapping()).toEqual(['', '', '', '']);
  });

  it('holds it on while another finger stays', () => {
    touch('touchstart', 2);
    touch('touchend', 1);
    pass(3000);
    expect(seen()).toMatchObject({ page: 2, phase: 'held' });
  });

  it('lets it settle although another finger stays outside', () => {
    touch('touchend', 0, 1);
    pass(1000);
    expect(seen()).toEqual(resting(2));
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

  it('does not settle at its end while a finger rests', () => {
    touch('touchstart', 1);
    scrollTo(1.4);
    slider.dispatchEvent(new Event('scrollend'));
    pass(3000);
    expect(seen()).toEqual({ at: 1.4, page: 1, phase: 'scrolling' });
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
  it('follows one to one from where the slider is held, and shows the nearest page', () => {
    motion.hold();
    motion.dragBy(-100);
    expect(seen()).toEqual({ at: 1.25, page: 1, phase: 'dragging' });
    motion.dragBy(-260);
    expect(seen()).toEqual({ at: 1.65, page: 2, phase: 'dragging' });
    motion.dragBy(40);
    expect(seen()).toEqual({ at: 0.9, page: 1, phase: 'dragging' });
  });

  it('catches a glide', () => {
    motion.goTo(2);
    pass(64);
    motion.hold();
    const caught = slider.scrollLeft;
    motion.dragBy(30);
    pass(1000);
    expect(slider.scrollLeft).toBeCloseTo(caught - 30);
  });

  it('is not disturbed by the pause of the scroll that it interrupts', () => {
    vi.stubGlobal('window', {});
    scrollTo(1.3);
    motion.hold();
    pass(1000);
    expect(seen()).toMatchObject({ at: 1.3, page: 1 });
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
    { page: 0, distance: 300, direction: 1 },
    { page: 3, distance: -300, direction: -1 },
  ] as const)('resists beyond the end at page $page, and returns', ({ page, ...drag }) => {
    store.setState({ page });
    motion.hold();
    motion.dragBy(drag.distance / 3);
    const ends = [slider.children[0], slider.children[3]];
    const overshoot = () => (ends[0]?.style.overshoot() ?? 0) * drag.direction;
    const first = overshoot();
    motion.dragBy(drag.distance);
    expect(first).toBeGreaterThan(30);
    expect(first).toBeLessThan(60);
    expect(overshoot()).toBeGreaterThan(first);
    expect(overshoot()).toBeLessThan(3 * first);
    expect(ends[1]?.style.overshoot()).toBe(ends[0]?.style.overshoot());
    expect(seen()).toEqual({ at: page, page, phase: 'dragging' });
    motion.release(-drag.direction);
    pass(800);
    expect(overshoot()).toBeCloseTo(0);
    expect(seen().phase).toBe('resting');
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

  it('that is taken away settles on the nearest page', () => {
    motion.hold();
    motion.dragBy(-220);
    motion.settle();
    pass(800);
    expect(seen()).toEqual(resting(2));
  });
});

describe('a resize', () => {
  /** The browser scrolls first, to keep what it can, and tells the observer before it paints. */
  function resizeTo(width: number, left: number) {
    slider.width = width;
    slider.scrollLeft = left;
    pass(1);
    resize();
    pass(1);
  }

  it('keeps the page', () => {
    resizeTo(1000, 400);
    expect(seen()).toEqual(resting(1));
    resizeTo(300, 900);
    expect(seen()).toEqual(resting(1));
  });

  it('keeps the page that something settles on before the observer knows', () => {
    slider.width = 1000;
    motion.settle();
    resize();
    expect(seen()).toEqual(resting(1));
  });

  it('in a glide ends it at its page', () => {
    motion.goTo(3);
    pass(64);
    resizeTo(500, 600);
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

describe('a slider that is destroyed', () => {
  it('stops gliding', () => {
    motion.goTo(3);
    pass(64);
    motion.destroy();
    const { at } = seen();
    pass(1000);
    expect(seen().at).toBe(at);
  });

  it('waits for no pause any more', () => {
    vi.stubGlobal('window', {});
    scrollTo(1.4);
    motion.destroy();
    pass(1000);
    expect(seen()).toEqual({ at: 1.4, page: 1, phase: 'scrolling' });
  });

  it('hears of no scrolling, touch, resize or address any more', () => {
    motion.destroy();
    expect(disconnect).toHaveBeenCalledOnce();
    store.setState({ page: 2 });
    expect(seen().at).toBe(1);
    scrollTo(1.4);
    touch('touchstart', 1);
    slider.dispatchEvent(new Event('scrollend'));
    pass(1000);
    expect(seen()).toEqual({ at: 1.4, page: 2, phase: 'resting' });
    expect(snapping()).toEqual(['', '', '', '']);
  });
});
