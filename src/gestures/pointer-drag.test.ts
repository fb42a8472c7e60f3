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

/** Dispatches an event at the window, whose `pointerdown` the element gets. */
function send(type: string, values: Partial<PointerEvent> = {}): Event {
  const event = new Event(type, { cancelable: true });
  const all = { button: 0, buttons: 1, pointerType: 'touch', detail: 1, ...finger, ...values };
  for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
  const target = type === 'pointerdown' ? surface : window;
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

it('is a tap below the threshold and a drag from it on, which may differ for each press', () => {
  drag({ threshold: ({ pointerType }) => (pointerType === 'mouse' ? 5 : 10) });
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

  calls = [];
  down({ pointerType: 'mouse' });
  move({ clientX: 5 });
  expect(calls).toEqual(['press', 'start 5,0', 'move 5,0']);
});

it('begins with the main button only, and where it is accepted, until it is cleaned up', () => {
  const stop = drag({ accepts: ({ pointerType }) => pointerType === 'mouse' });
  down();
  down({ pointerType: 'mouse', button: 2 });
  move({ clientX: 50 });
  stop();
  down({ pointerType: 'mouse' });
  move({ clientX: 50 });
  expect(calls).toEqual([]);
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

it('gives two pointers to the pinch, then goes on as a drag of the one that stays', () => {
  drag({ pinch });
  down();
  down({ ...second, clientX: 100 });
  move({ clientX: -50 });
  move({ ...second, clientX: 150 });
  expect(calls).toEqual(['press', 'pinch 0 100', 'pinch to -50 100', 'pinch to -50 150']);
  calls = [];
  down({ pointerId: 3, isPrimary: false, clientX: 300 });
  move({ pointerId: 3, clientX: 400 });
  expect(calls).toEqual([]);
  up();
  move({ ...second, clientX: 130 });
  up({ ...second, clientX: 120 });
  expect(calls).toEqual(['press', 'start -20,0', 'move -20,0', 'end -30,0']);
  expect(send('click').defaultPrevented).toBe(true);
});

it.each([
  ['is cancelled when the browser takes the pointer', 'pointercancel', 'cancel'],
  ['ends with the first move whose button is up: its end was not seen', 'pointermove', 'end 30,0'],
])('%s', (_, type, end) => {
  drag();
  down();
  move({ clientX: 20 });
  send(type, { clientX: 30, buttons: 0 });
  move({ clientX: 60 });
  expect(calls).toEqual(['press', 'start 20,0', 'move 20,0', end]);
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

it('ends the drag of a finger where a mouse is pressed', () => {
  drag();
  down();
  move({ clientX: 20 });
  down({ pointerId: 7, pointerType: 'mouse', clientX: 100 });
  move({ clientX: 60 });
  up({ pointerId: 7, clientX: 100 });
  expect(calls).toEqual(['press', 'start 20,0', 'move 20,0', 'cancel', 'press', 'tap']);
});
