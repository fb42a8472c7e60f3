import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { erika, fillForm } from '#scripts/testbed/contact.ts';
import { dragMouse, notch, swipe, trackpadSwipe, turnWheel } from '#scripts/testbed/gestures.ts';
import { pointAt } from '#scripts/testbed/points.ts';
import { controlAt, controlsOf } from '#tests/support/controls.ts';
import {
  afterDrag,
  afterKey,
  afterPress,
  afterWheel,
  go,
  type Outcomes,
  type Visit,
} from './visitor-model.ts';
import type { Walker } from './walker.ts';

/** What the visits of a walk have come to; none where the last step did not wait for what it did. */
export interface Model {
  visit: Visit | undefined;
}

/** Does something, and tells what that may lead to from `visit`. */
type Act = (walker: Walker, visit: Visit, say: (what: string) => void) => Promise<Outcomes>;

export class Step implements fc.AsyncCommand<Model, Walker> {
  private said = '';
  /** @param hurry ms until the next step, whatever still moves; without it the visitor waits and looks */
  constructor(
    private name: string,
    private act: Act,
    private hurry: number | undefined,
  ) {}

  check = () => true;

  async run(model: Model, walker: Walker) {
    const before = model.visit;
    const say = (what: string) => {
      this.said = ` (${what})`;
    };
    const outcomes = await this.act(walker, before ?? (await walker.guess()), say);
    walker.steps += 1;
    model.visit = undefined;
    if (this.hurry === undefined) model.visit = await walker.look(before && outcomes, before);
    else await pause(this.hurry);
  }

  toString = () =>
    `\n  ${this.name}${this.said}${this.hurry === undefined ? '' : `, and after ${this.hurry} ms`}`;
}

/** Devices that a visitor holds. */
export type Hand = 'mouse' | 'finger';

const sizes = {
  mouse: [
    { width: 1280, height: 800 },
    { width: 700, height: 500 },
    { width: 1700, height: 1000 },
  ],
  finger: [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ],
};

const keys = ['Tab', 'Shift+Tab', 'Enter', 'Escape', '?', 'Home', 'End', 'PageDown'];
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const press = fc
  .record({ nth: fc.nat(60), gap: fc.option(fc.constantFrom(80, 200, 300), { freq: 2 }) })
  .map(({ nth, gap }): [string, Act] => [
    `press ${nth}${gap ? `, again after ${gap} ms` : ''}`,
    async (walker, visit, say) => {
      const controls = await controlsOf(walker.page, walker.excluded());
      // The last is none: what lies bare at the edge of the screen.
      const control = controls[nth % (controls.length + 1)];
      say(control ? `${control.kind} "${control.name}"` : 'nothing');
      await walker.press(control ?? { x: 6, y: 300 });
      if (gap) {
        await pause(gap);
        await walker.press(control ?? { x: 6, y: 300 });
      }
      return afterPress(visit, control, gap ? 2 : 1);
    },
  ]);

const key = fc.constantFrom(...keys, ...arrows).map((name): [string, Act] => [
  `key ${name}`,
  async ({ page }, visit, say) => {
    const control = await controlAt(page, 'focus');
    say(control?.name || 'nowhere');
    await page.keyboard.press(name);
    return afterKey(visit, name, control);
  },
]);

const share = fc.constantFrom(0.1, 0.3, 0.5, 0.7, 0.9);

const drag = fc
  .record({ x: share, y: share, toX: share, toY: share, duration: fc.constantFrom(60, 200, 500) })
  .map(({ x, y, toX, toY, duration }): [string, Act] => [
    `drag from ${x}, ${y} to ${toX}, ${toY} in ${duration} ms`,
    async ({ page, hand }, visit) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const [from, to] = [
        { x: x * width, y: y * height },
        { x: toX * width, y: toY * height },
      ];
      const control = await controlAt(page, from);
      if (hand === 'mouse') await dragMouse(page, from, to, { duration });
      else await swipe(page, from, to, { duration });
      return afterDrag(visit, control);
    },
  ]);

const wheel = fc
  .record({ peak: fc.constantFrom(-120, -30, 30, 120), how: fc.constantFrom('x', 'y', 'notch') })
  .map(({ peak, how }): [string, Act] => [
    `wheel ${how} ${peak}`,
    async ({ page }, visit) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const stream = how === 'notch' ? notch(peak) : trackpadSwipe(peak, how === 'x' ? 'x' : 'y');
      await turnWheel(page, stream, {
        at: pointAt({ x: 0, y: 0 }, { x: width, y: height }, 0.5),
        pause: 0,
      });
      return afterWheel(visit, how !== 'x');
    },
  ]);

const same = (name: string, act: (walker: Walker) => Promise<unknown>): [string, Act] => [
  name,
  async (walker, visit) => {
    await act(walker);
    return [visit];
  },
];

const resize = (size: { width: number; height: number }): [string, Act] => [
  `resize to ${size.width} × ${size.height}`,
  async ({ page }, visit) => {
    await page.setViewportSize(size);
    return [
      { ...visit, entries: visit.entries.map((entry) => ({ ...entry, scrolled: undefined })) },
    ];
  },
];

const travel = fc.constantFrom(-1, -1, 1).map((step): [string, Act] => [
  step < 0 ? 'Back' : 'Forward',
  async (walker, visit) => {
    await walker.travel(step);
    return [go(visit, step)];
  },
]);

const circumstance = (hand: Hand) =>
  fc.constantFrom(
    same('reload', (walker) => walker.reload()),
    same('go offline or online', (walker) => walker.toggleNetwork()),
    same('parts come late or at once', (walker) => walker.toggleDelay()),
    same('fill in the form', (walker) => walker.fillIn((form) => fillForm(form, erika))),
    ...sizes[hand].map(resize),
  );

/** Steps of somebody who holds a mouse or a phone, most of them at rest. */
export function steps(hand: Hand) {
  const act = fc.oneof(
    { weight: 8, arbitrary: press },
    { weight: 4, arbitrary: key },
    { weight: 3, arbitrary: drag },
    { weight: hand === 'mouse' ? 2 : 0, arbitrary: wheel },
    { weight: 3, arbitrary: travel },
    { weight: 3, arbitrary: circumstance(hand) },
  );
  const hurry = fc.option(fc.constantFrom(0, 60, 250), { nil: undefined, freq: 2 });
  return fc.tuple(act, hurry).map(([[name, run], wait]) => new Step(name, run, wait));
}
