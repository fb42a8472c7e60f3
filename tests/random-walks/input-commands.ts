import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { dragMouse, notch, swipe, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { controlAt, controlsOf } from '#tests/support/points.ts';
import * as model from './history-model.ts';
import type { Act, Pointer, Walker } from './page-driver.ts';
import {
  markAddress,
  markText,
  panZoomed,
  typeInExtension,
} from './zoom-and-extension-commands.ts';

/** The visit so far. It is unknown after a step that did not wait for its outcome. */
interface Model {
  visit: model.Visit | undefined;
}

/** @param hurry ms until the next step, at rest or not; without it the walker looks at the page */
const step = (act: Act, hurry: number | undefined): fc.AsyncCommand<Model, Walker> => ({
  check: () => true,
  toString: () => '',
  async run(walk, walker) {
    const before = walk.visit;
    const outcomes = await act(walker, before ?? (await walker.guess()));
    walk.visit = undefined;
    if (hurry === undefined) walk.visit = await walker.look(before && outcomes, before);
    else {
      walker.note(`… for ${hurry} ms`);
      await pause(hurry);
    }
  },
});

const press = fc.tuple(fc.nat(60), fc.option(fc.constantFrom(80, 200), { freq: 2 })).map(
  ([nth, gap]): Act =>
    async (walker, visit) => {
      const controls = await controlsOf(walker.page, walker.excluded());
      // A dialog's backdrop can be pressed, too. Without a dialog no empty place is pressed: Chromium
      // may give such a tap to a control nearby.
      const beside = Number(controls.some(({ inDialog }) => inDialog));
      const control = controls[nth % (controls.length + beside)];
      const place = control ?? { x: 6, y: 300 };
      const name = control ? `${control.kind} "${control.name}"` : 'beside';
      walker.note(`press ${name}${gap ? `, again after ${gap} ms` : ''}`);
      const start = Date.now();
      await walker.press(place);
      if (gap) {
        await pause(gap);
        await walker.pressAgain(place);
      }
      // On a busy machine the second press may come so late that it counts as another one.
      if (gap && Date.now() - start > 350) return undefined;
      return model.afterPress(visit, control, gap ? 2 : 1);
    },
);

const keys = ['Tab', 'Shift+Tab', 'Enter', 'Escape', '?', 'Home', 'End', 'PageDown'];
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const key = fc.constantFrom(...keys, ...arrows).map(
  (name): Act =>
    async (walker, visit) => {
      const focused = await controlAt(walker.page, 'focus');
      walker.note(`key ${name} at ${focused?.name ?? 'no control'}`);
      await walker.page.keyboard.press(name);
      return model.afterKey(visit, name, focused);
    },
);

const share = fc.constantFrom(0.1, 0.3, 0.5, 0.7, 0.9);
const route = fc
  .tuple(share, share, share, share, fc.constantFrom(60, 200, 500))
  // A drag over no distance would be a tap, which Chromium may give to a control nearby.
  .filter(([x, y, toX, toY]) => x !== toX || y !== toY);
const drag = route.map(
  ([x, y, toX, toY, duration]): Act =>
    async (walker, visit) => {
      const { page, pointer } = walker;
      walker.note(`drag from ${x}, ${y} to ${toX}, ${toY} in ${duration} ms`);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const from = { x: x * width, y: y * height };
      const control = await controlAt(page, from);
      const move = pointer === 'mouse' ? dragMouse : swipe;
      // After a flick over what forbids panning Chromium 156 makes no click of the next tap, also
      // on a page with one button (no report found). The finger halts there before it is lifted.
      const { path, modal } = model.shown(visit);
      const hold = pointer === 'finger' && (path === '/' || modal) ? 100 : 0;
      await walker.reach(from);
      await move(page, from, { x: toX * width, y: toY * height }, { duration, hold });
      return model.afterDrag(visit, control);
    },
);

const wheel = fc.tuple(fc.constantFrom(-120, -30, 30, 120), fc.constantFrom('x', 'y', 'notch')).map(
  ([peak, how]): Act =>
    async ({ page, note }, visit) => {
      note(`wheel ${how} ${peak}`);
      const stream = how === 'notch' ? notch(peak) : trackpadSwipe(peak, how === 'x' ? 'x' : 'y');
      await turnWheel(page, stream, { pause: 0 });
      return model.afterWheel(visit, how !== 'x');
    },
);

const travel = fc.constantFrom(-1, -1, 1).map(
  (entries): Act =>
    async (walker, visit) => {
      walker.note(entries < 0 ? 'Back' : 'Forward');
      await walker.travel(entries);
      return [model.go(visit, entries)];
    },
);

const sizes = {
  mouse: [1280, 800, 700, 500],
  finger: [390, 844, 844, 390],
};
/** The scroll positions are unknown after a resize. */
const resized = (visit: model.Visit): model.Visit => ({
  ...visit,
  entries: visit.entries.map((entry) => ({ ...entry, scrolled: undefined })),
});
const resize = (pointer: Pointer) =>
  fc.constantFrom(0, 2).map(
    (at): Act =>
      async ({ page, note }, visit) => {
        const [width = 0, height = 0] = sizes[pointer].slice(at);
        note(`resize to ${width} × ${height}`);
        await page.setViewportSize({ width, height });
        return [resized(visit)];
      },
  );

/** A drag, and a resize right after its release. */
const interrupted = (pointer: Pointer) =>
  fc.tuple(drag, resize(pointer)).map(
    ([first, second]): Act =>
      async (walker, visit) => {
        const outcomes = await first(walker, visit);
        await second(walker, visit);
        return outcomes?.map(resized);
      },
  );

/** These change nothing in the model. */
const circumstance = fc.constantFrom('reload', 'toggleNetwork', 'toggleDelay', 'fillIn').map(
  (name): Act =>
    async (walker, visit) => {
      walker.note(name);
      await walker[name]();
      return [visit];
    },
);

/** Generates a step with a mouse or a phone. Some steps are hurried. */
export function anyStep(pointer: Pointer) {
  const act = fc.oneof(
    { weight: 8, arbitrary: press },
    { weight: 4, arbitrary: key },
    { weight: 3, arbitrary: drag },
    { weight: pointer === 'mouse' ? 2 : 0, arbitrary: wheel },
    { weight: 3, arbitrary: travel },
    { weight: 1, arbitrary: resize(pointer) },
    { weight: pointer === 'finger' ? 1 : 0, arbitrary: interrupted(pointer) },
    { weight: 2, arbitrary: circumstance },
    { weight: 1, arbitrary: panZoomed },
    { weight: 1, arbitrary: typeInExtension },
    { weight: pointer === 'mouse' ? 1 : 0, arbitrary: markText },
    { weight: pointer === 'mouse' ? 1 : 0, arbitrary: markAddress },
  );
  const hurry = fc.option(fc.constantFrom(0, 60, 250), { nil: undefined, freq: 2 });
  return fc.tuple(act, hurry).map((chosen) => step(...chosen));
}
