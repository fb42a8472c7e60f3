import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Drag, pointerDrag } from './pointer-drag.ts';

const finger = {
  pointerId: 1,
  pointerType: 'touch',
  isPrimary: true,
  button: 0,
  buttons: 1,
  clientX: 0,
  clientY: 0,
  detail: 1,
  timeStamp: 0,
};
const second = { pointerId: 2, isPrimary: false };

let surface: EventTarget;
let calls: string[];

beforeEach(() => {
  surface = Object.assign(new EventTarget(), { setPointerCapture() {} });
  calls = [];
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Dispatches `pointerdown` at the surface, and other events at the window. */
function dispatch(type: string, values: Partial<PointerEvent> = {}): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries({ ...finger, ...values }))
    Object.defineProperty(event, name, { value });
  const target = type === 'pointerdown' ? surface : window;
  target.dispatchEvent(event);
  return event;
}

const down = (values?: Partial<PointerEvent>) => dispatch('pointerdown', values);
const move = (values?: Partial<PointerEvent>) => dispatch('pointermove', values);
const up = (values?: Partial<PointerEvent>) => dispatch('pointerup', { buttons: 0, ...values });

const text = ({ offset }: Drag) => `${offset.x},${offset.y}`;

function listen(options: Partial<Parameters<typeof pointerDrag>[1]> = {}) {
  return pointerDrag(surface as HTMLElement, {
    accepts: () => true,
    threshold: () => 10,
    onPress: () => calls.push('press'),
    onStart: (start) => calls.push(`start ${text(start)}`),
    onMove: (now) => calls.push(`move ${text(now)}`),
    onEnd: (end) => calls.push(`end ${text(end)}`),
    onTap: () => calls.push('tap'),
    onCancel: () => calls.push('cancel'),
    ...options,
  });
}

it('pointerDrag starts only with the main button of an accepted press, and not after cleanup', () => {
  const stop = listen({ accepts: ({ pointerType }) => pointerType === 'mouse' });
  down();
  down({ pointerType: 'mouse', button: 2 });
  move({ clientX: 50 });
  expect(calls).toEqual([]);
  down({ pointerType: 'mouse' });
  move({ clientX: 50 });
  expect(calls).toContain('start 50,0');
  stop();
  calls = [];
  down({ pointerType: 'mouse' });
  move({ clientX: 60 });
  expect(calls).toEqual([]);
});

it('pointerDrag cancels the drag at a second pointer without `pinch`', () => {
  listen();
  down();
  move({ clientX: 20 });
  down(second);
  move({ clientX: 60 });
  up({ clientX: 60 });
  up(second);
  expect(calls).toEqual(['press', 'start 20,0', 'move 20,0', 'cancel']);
});

it('pointerDrag continues with the remaining pointer after a pinch', () => {
  listen({ pinch: { onStart: () => calls.push('pinch'), onMove: () => calls.push('pinch move') } });
  down();
  down({ ...second, clientX: 100 });
  move({ ...second, clientX: 150 });
  up();
  move({ ...second, clientX: 130 });
  up({ ...second, clientX: 120 });
  const dragged = ['press', 'start -20,0', 'move -20,0', 'end -30,0'];
  expect(calls).toEqual(['press', 'pinch', 'pinch move', ...dragged]);
});

it('pointerDrag prevents the click that ends a drag, but no later click, and no click by a tap or key', () => {
  vi.useFakeTimers();
  listen();
  const isPrevented = (detail: number) => dispatch('click', { detail }).defaultPrevented;
  down();
  up();
  expect(isPrevented(1)).toBe(false);
  down();
  move({ clientX: 20 });
  up({ clientX: 20 });
  expect(isPrevented(1)).toBe(true);
  expect(isPrevented(0)).toBe(false);
  // A click outside of the element, without a `pointerdown`.
  vi.runAllTimers();
  expect(isPrevented(1)).toBe(false);
  down();
  up();
  expect(isPrevented(1)).toBe(false);
});
