import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Drag, pointerDrag } from './pointer-drag.ts';

type Options = Parameters<typeof pointerDrag>[1];

/** What a pointer event of these tests says; the first finger on the element unless told otherwise. */
const finger = { pointerId: 1, isPrimary: true, clientX: 0, clientY: 0, timeStamp: 0 };
const second = { pointerId: 2, isPrimary: false };

class Surface extends EventTarget {
  readonly captured: number[] = [];
  setPointerCapture(pointerId: number) {
    this.captured.push(pointerId);
  }
}

let surface: Surface;
let calls: string[];

beforeEach(() => {
  surface = new Surface();
  calls = [];
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Dispatches an event at the window, whose `pointerdown` and `click` the element gets. */
function send(type: string, values: Partial<PointerEvent> = {}): Event {
  const event = new Event(type, { cancelable: true });
  const all = { button: 0, buttons: 1, pointerType: 'touch', detail: 1, ...finger, ...values };
  for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
  const target = type === 'pointerdown' || type === 'click' ? surface : window;
  target.dispatchEvent(event);
  return event;
}

const down = (values?: Partial<PointerEvent>) => send('pointerdown', values);
const move = (values?: Partial<PointerEvent>) => send('pointermove', values);
const up = (values?: Partial<PointerEvent>) => send('pointerup', { buttons: 0, ...values });

const place = ({ offset }: Drag) => `${offset.x},${offset.y}`;

function drag(options: Partial<Options> = {}) {
  return pointerDrag(surface as unknown as HTMLElement, {
    accepts: () => true,
    threshold: () => 10,
    onPress: () => calls.push('press'),
    onStart: (start) => calls.push(`start ${place(start)}`),
    onMove: (now) => calls.push(`move ${place(now)}`),
    onEnd: (end) => calls.push(`end ${place(end)}`),
    onTap: () => calls.push('tap'),
    onCancel: () => calls.push('cancel'),
    ...options,
  });
}

const pinch: Options['pinch'] = {
  onStart: ([a, b]) => calls.push(`pinch ${a.x} ${b.x}`),
  onMove: ([a, b]) => calls.push(`pinch to ${a.x} ${b.x}`),
};

it('is a tap below the threshold and a drag from it on', () => {
  drag();
  down();
  move({ clientX: 9, clientY: -9 });
  up({ clientX: 9 });
  expect(calls).toEqual(['press', 'tap']);

  calls = [];
  down();
  move({ clientX: 9 });
  move({ clientX: 9, clientY: 10 });
  move({ clientX: 2 });
  up({ clientX: 3 });
  expect(calls).toEqual(['press', 'start 9,10', 'move 9,10', 'move 2,0', 'end 3,0']);
});

it('asks for the threshold of each press', () => {
  drag({ threshold: ({ pointerType }) => (pointerType === 'mouse' ? 5 : 10) });
  down({ pointerType: 'mouse' });
  move({ clientX: 5 });
  expect(calls).toEqual(['press', 'start 5,0', 'move 5,0']);
});

it('with an axis, is a drag only when it moves mainly along it', () => {
  drag({ axis: 'x' });
  down();
  move({ clientX: 12, clientY: 30 });
  expect(calls).toEqual(['press']);
  up();
  expect(calls).toEqual(['press', 'tap']);

  calls = [];
  down();
  move({ clientX: -20, clientY: 12 });
  move({ clientX: -20, clientY: 50 });
  expect(calls).toEqual(['press', 'start -20,12', 'move -20,12', 'move -20,50']);
});

it('begins with the main button only, and where it is accepted', () => {
  drag({ accepts: ({ pointerType }) => pointerType === 'mouse' });
  down();
  down({ pointerType: 'mouse', button: 2 });
  move({ clientX: 50 });
  up();
  expect(calls).toEqual([]);
});

it('follows the pointer beyond the element, which captures it once it drags', () => {
  drag();
  down();
  expect(surface.captured).toEqual([]);
  move({ clientX: 10 });
  expect(surface.captured).toEqual([1]);
});

it('takes a second pointer as the end of the drag where nobody wants a pinch', () => {
  drag();
  down();
  move({ clientX: 20 });
  down(second);
  move({ clientX: 60 });
  up({ clientX: 60 });
  up(second);
  expect(calls).toEqual(['press', 'start 20,0', 'move 20,0', 'cancel']);
});

it('gives two pointers to the pinch, and none of their movement to the drag', () => {
  drag({ pinch });
  down();
  down({ ...second, clientX: 100 });
  move({ clientX: -50 });
  move({ ...second, clientX: 150 });
  expect(calls).toEqual(['press', 'pinch 0 100', 'pinch to -50 100', 'pinch to -50 150']);
  expect(surface.captured).toEqual([1, 2]);
});

it('ignores a third pointer', () => {
  drag({ pinch });
  down();
  down({ ...second, clientX: 100 });
  down({ pointerId: 3, isPrimary: false, clientX: 300 });
  move({ pointerId: 3, clientX: 400 });
  expect(calls).toEqual(['press', 'pinch 0 100']);
});

it('goes on as a drag of the finger that stays after a pinch, from where it is', () => {
  drag({ pinch });
  down();
  down({ ...second, clientX: 100 });
  move({ ...second, clientX: 150 });
  calls = [];
  up();
  move({ ...second, clientX: 130 });
  up({ ...second, clientX: 120 });
  expect(calls).toEqual(['press', 'start -20,0', 'move -20,0', 'end -30,0']);
});

it('is cancelled when the browser takes the pointer', () => {
  drag();
  down();
  move({ clientX: 20 });
  send('pointercancel');
  move({ clientX: 60 });
  expect(calls).toEqual(['press', 'start 20,0', 'move 20,0', 'cancel']);
});

it('ends when the button went up where nobody told it', () => {
  drag();
  down();
  move({ clientX: 20 });
  move({ clientX: 30, buttons: 0 });
  move({ clientX: 60 });
  expect(calls).toEqual(['press', 'start 20,0', 'move 20,0', 'end 30,0']);
});

it('forgets a pointer whose end it never saw when the next one is pressed', () => {
  drag();
  down();
  down({ pointerId: 7, clientX: 40 });
  move({ pointerId: 7, clientX: 60 });
  expect(calls).toEqual(['press', 'press', 'start 20,0', 'move 20,0']);
});

it('swallows the click that ends a drag, but none by a tap or by the keyboard', () => {
  drag();
  const isSwallowed = (detail: number) => send('click', { detail }).defaultPrevented;
  down();
  up();
  expect(isSwallowed(1)).toBe(false);
  down();
  move({ clientX: 20 });
  up({ clientX: 20 });
  expect(isSwallowed(1)).toBe(true);
  expect(isSwallowed(0)).toBe(false);
  down();
  up();
  expect(isSwallowed(1)).toBe(false);
});

it('swallows the click after a pinch', () => {
  drag({ pinch });
  down();
  down(second);
  up(second);
  up();
  expect(send('click').defaultPrevented).toBe(true);
});

it('tells the velocity at the release', () => {
  const onEnd = vi.fn<Options['onEnd']>();
  drag({ onEnd });
  down({ timeStamp: 1000 });
  for (const step of [1, 2, 3, 4, 5]) {
    move({ clientX: 8 * step, clientY: -16 * step, timeStamp: 1000 + 16 * step });
  }
  up({ clientX: 40, clientY: -80, timeStamp: 1080 });
  expect(onEnd.mock.calls[0]?.[0].velocity.x).toBeCloseTo(0.5);
  expect(onEnd.mock.calls[0]?.[0].velocity.y).toBeCloseTo(-1);

  down({ timeStamp: 2000 });
  move({ clientX: 40, timeStamp: 2040 });
  up({ clientX: 40, timeStamp: 2200 });
  expect(onEnd.mock.calls[1]?.[0].velocity).toEqual({ x: 0, y: 0 });
});

it('hears nothing any more once it is cleaned up', () => {
  const stop = drag();
  down();
  stop();
  move({ clientX: 50 });
  up();
  expect(calls).toEqual(['press']);
});
