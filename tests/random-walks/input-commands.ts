import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { dragMouse, notch, swipe, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { controlAt, pressableControls } from '#tests/support/points.ts';
import * as model from './history-model.ts';
import type { Input, PageDriver, Pointer } from './page-driver.ts';
import {
  panWhileZoomed,
  selectEmail,
  selectText,
  typeInExtension,
} from './zoom-and-extension-commands.ts';

interface Model {
  /** Undefined after an input whose outcome was not awaited. */
  visit: model.ModelVisit | undefined;
}

/** @param pauseAfter ms until the next input. If undefined, page and model are compared first. */
const command = (
  input: Input,
  pauseAfter: number | undefined,
): fc.AsyncCommand<Model, PageDriver> => ({
  check: () => true,
  toString: () => '',
  async run(current, driver) {
    const before = current.visit;
    const outcomes = await input(driver, before ?? (await driver.visitFromHistory()));
    current.visit = undefined;
    if (pauseAfter === undefined) current.visit = await driver.compare(before && outcomes, before);
    else {
      driver.note(`… for ${pauseAfter} ms`);
      await pause(pauseAfter);
    }
  },
});

const press = fc.tuple(fc.nat(60), fc.option(fc.constantFrom(80, 200), { freq: 2 })).map(
  ([nth, gap]): Input =>
    async (driver, visit) => {
      const controls = await pressableControls(driver.page, driver.excluded());
      // If a dialog is open, its backdrop is one of the targets. Otherwise, no empty point is a
      // target, because Chromium may dispatch the tap to a control nearby.
      const beside = Number(controls.some(({ inDialog }) => inDialog));
      const control = controls[nth % (controls.length + beside)];
      const point = control ?? { x: 6, y: 300 };
      const name = control ? `${control.kind} "${control.name}"` : 'beside';
      driver.note(`press ${name}${gap ? `, again after ${gap} ms` : ''}`);
      const start = Date.now();
      await driver.press(point);
      if (gap) {
        await pause(gap);
        await driver.pressAgain(point);
      }
      // On a busy machine, the second press may be too late for a double press.
      if (gap && Date.now() - start > 350) return undefined;
      return model.afterPress(visit, control, gap ? 2 : 1);
    },
);

const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  '?',
  'Home',
  'End',
  'PageDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
];
const key = fc.constantFrom(...keys).map(
  (name): Input =>
    async (driver, visit) => {
      const focused = await controlAt(driver.page, 'focus');
      driver.note(`key ${name} at ${focused?.name ?? 'no control'}`);
      await driver.page.keyboard.press(name);
      return model.afterKey(visit, name, focused);
    },
);

const share = fc.constantFrom(0.1, 0.3, 0.5, 0.7, 0.9);
const movement = fc
  .tuple(share, share, share, share, fc.constantFrom(60, 200, 500))
  // A drag without distance is a tap, which Chromium may dispatch to a control nearby.
  .filter(([x, y, toX, toY]) => x !== toX || y !== toY);
const drag = movement.map(
  ([x, y, toX, toY, duration]): Input =>
    async (driver, visit) => {
      const { page, pointer } = driver;
      driver.note(`drag from ${x}, ${y} to ${toX}, ${toY} in ${duration} ms`);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const from = { x: x * width, y: y * height };
      const control = await controlAt(page, from);
      const move = pointer === 'mouse' ? dragMouse : swipe;
      // After a flick without panning, Chromium 156 drops the click of the next tap. A pause before
      // the release avoids that.
      const { path, modal } = model.currentEntry(visit);
      const hold = pointer === 'finger' && (path === '/' || modal) ? 100 : 0;
      await driver.avoidDoublePress(from);
      await move(page, from, { x: toX * width, y: toY * height }, { duration, hold });
      return model.afterDrag(visit, control);
    },
);

const wheel = fc.tuple(fc.constantFrom(-120, -30, 30, 120), fc.constantFrom('x', 'y', 'notch')).map(
  ([peak, how]): Input =>
    async ({ page, note }, visit) => {
      note(`wheel ${how} ${peak}`);
      const stream = how === 'notch' ? notch(peak) : trackpadSwipe(peak, how === 'x' ? 'x' : 'y');
      await turnWheel(page, stream, { startIn: 0 });
      return model.afterWheel(visit, how !== 'x');
    },
);

const traverse = fc.constantFrom(-1, -1, 1).map(
  (by): Input =>
    async (driver, visit) => {
      driver.note(by < 0 ? 'Back' : 'Forward');
      await driver.traverse(by);
      return [model.go(visit, by)];
    },
);

const sizes = {
  mouse: [
    { width: 1280, height: 800 },
    { width: 700, height: 500 },
  ],
  finger: [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
};
/** Scroll positions are unknown after a resize. */
const resized = (visit: model.ModelVisit): model.ModelVisit => ({
  ...visit,
  entries: visit.entries.map((entry) => ({ ...entry, scrolled: undefined })),
});
const resize = (pointer: Pointer) =>
  fc.constantFrom(...sizes[pointer]).map(
    ({ width, height }): Input =>
      async ({ page, note }, visit) => {
        note(`resize to ${width} × ${height}`);
        await page.setViewportSize({ width, height });
        return [resized(visit)];
      },
  );

/** The resize interrupts the motion after the release. */
const dragThenResize = (pointer: Pointer) =>
  fc.tuple(drag, resize(pointer)).map(
    ([first, second]): Input =>
      async (driver, visit) => {
        const outcomes = await first(driver, visit);
        await second(driver, visit);
        return outcomes?.map(resized);
      },
  );

const ignoredByModel = fc.constantFrom('reload', 'toggleNetwork', 'toggleDelay', 'fillIn').map(
  (name): Input =>
    async (driver, visit) => {
      driver.note(name);
      await driver[name]();
      return [visit];
    },
);

/** Generates an input with a mouse or a finger. Some inputs do not wait for the outcome. */
export function anyInput(pointer: Pointer) {
  const input = fc.oneof(
    { weight: 8, arbitrary: press },
    { weight: 4, arbitrary: key },
    { weight: 3, arbitrary: drag },
    { weight: pointer === 'mouse' ? 2 : 0, arbitrary: wheel },
    { weight: 3, arbitrary: traverse },
    { weight: 1, arbitrary: resize(pointer) },
    { weight: pointer === 'finger' ? 1 : 0, arbitrary: dragThenResize(pointer) },
    { weight: 2, arbitrary: ignoredByModel },
    { weight: 1, arbitrary: panWhileZoomed },
    { weight: 1, arbitrary: typeInExtension },
    { weight: pointer === 'mouse' ? 1 : 0, arbitrary: selectText },
    { weight: pointer === 'mouse' ? 1 : 0, arbitrary: selectEmail },
  );
  const pauseAfter = fc.option(fc.constantFrom(0, 60, 250), { nil: undefined, freq: 2 });
  return fc.tuple(input, pauseAfter).map((chosen) => command(...chosen));
}
