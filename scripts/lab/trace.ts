import { setTimeout as pace } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Box } from '#scripts/testbed/points.ts';
import type { Figure } from './table.ts';

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string;
  /** µs */
  ts: number;
  args?: {
    snapshot?: string;
    expected_display_time?: number;
    data?: { type?: string; duration?: number; interactionId?: number };
    frame_reporter?: {
      state: string;
      affects_smoothness: boolean;
      has_compositor_animation: boolean;
      has_main_animation: boolean;
      scroll_state: string;
    };
  };
}

/** What a trace is taken for: pictures of what is seen, or the compositor's frames. One would disturb the other. */
const categories = {
  pictures: ['blink.user_timing', 'disabled-by-default-devtools.screenshot'],
  frames: ['blink.user_timing', 'devtools.timeline', 'cc', 'benchmark', 'viz'],
};
export type TraceKind = keyof typeof categories;

/** Traces a page from just before `act` until it is over. */
export async function trace(
  page: Page,
  kind: TraceKind,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: categories[kind] });
  // The recorder begins with the picture that stands there; what was done to the page before must not count.
  await pace(300);
  await act();
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  return (traceEvents as TraceEvent[]).toSorted((a, b) => a.ts - b.ts);
}

/**
 * Lets every document of a context say in the trace when a visitor asks, and how long tasks take. What moves for ever,
 * as the lock's hint, stands still: it answers nobody.
 */
export async function noteInTrace(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const type of ['pointerup', 'pointerdown', 'keydown', 'wheel']) {
      const mark = ({ timeStamp }: Event) =>
        performance.mark(`asked by ${type}`, { startTime: timeStamp });
      addEventListener(type, mark, { capture: true, passive: true });
    }
    addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          animation.cancel();
      }
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        performance.mark(`task of ${Math.round(duration)} ms`);
    }).observe({ type: 'longtask' });
  });
}

/**
 * What frames cost. One that does not come counts as dropped while something is animated or scrolls, or a hand moves it.
 * Chromium's own `affects_smoothness` is not enough: it counts the wait for the answer to a press, or does not, by what
 * happened before. That wait is `next`, Event Timing's longest time to the next paint.
 * @throws Error when the trace has no frames
 */
export function frameFigures(events: readonly TraceEvent[]): Record<string, Figure> {
  let hand = false;
  let presented = 0;
  let dropped = 0;
  for (const { name, args } of events) {
    if (name === 'EventDispatch' && args?.data?.type?.startsWith('pointer'))
      hand = args.data.type === 'pointermove';
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined;
    if (frame?.state.startsWith('STATE_PRESENTED')) presented += 1;
    if (frame?.state !== 'STATE_DROPPED' || !frame.affects_smoothness) continue;
    const isAnimated = frame.has_compositor_animation || frame.has_main_animation;
    if (hand || isAnimated || frame.scroll_state !== 'SCROLL_NONE') dropped += 1;
  }
  if (presented === 0) throw new Error('The trace has no frames.');
  const tasks = events
    .map(({ name }) => Number(/^task of (\d+) ms$/.exec(name)?.[1]))
    .filter((duration) => duration > 0);
  const paints = events.flatMap(({ name, args }) =>
    name === 'EventTiming' && args?.data?.interactionId ? [args.data.duration ?? 0] : [],
  );
  const share = dropped / (presented + dropped);
  return {
    frames: presented + dropped,
    dropped: 100 * share,
    fps: 60 * (1 - share),
    tasks: tasks.length,
    longest: Math.max(0, ...tasks),
    next: Math.max(0, ...paints),
  };
}

/** Of 255: how far a colour has to change to be seen. */
const visible = 12;
/** Share of the screen that has to change: more than a caret or a focus ring. */
const least = 0.002;
/** px around a control that belong to its pressed state. */
const margin = 4;
/** Chromium's recorder keeps no more pictures. */
const most = 450;

/**
 * What a visitor sees move after a touch: ms until something has changed from the picture before the touch, and how many
 * different pictures follow from then on. A touched control is left out: its pressed state is no motion.
 */
export async function motionOf(page: Page, events: readonly TraceEvent[], control?: Box) {
  // A tap asks when the finger is lifted.
  const asks = control ? 'asked by pointerup' : 'asked by';
  const asked = events.find(({ name }) => name.startsWith(asks));
  if (!asked) throw new Error('Nothing asked.');
  const pictures = events.flatMap(({ name, ts, args }) => {
    const time = Math.round(((args?.expected_display_time ?? ts) - asked.ts) / 1000);
    return name === 'Screenshot' && args?.snapshot ? [{ time, picture: args.snapshot }] : [];
  });
  if (pictures.length >= most) throw new Error(`More than ${most} frames: the last are missing.`);
  const before = pictures.findLastIndex(({ time }) => time <= 0);
  const shown = pictures.slice(Math.max(0, before));
  // A page of its own, which is not slowed down.
  const studio = await page.context().newPage();
  const changes = await studio.evaluate(compare, {
    pictures: shown.map(({ picture }) => picture),
    viewport: page.viewportSize() ?? { width: 1, height: 1 },
    control,
    margin,
    visible,
  });
  await studio.close();
  const first = changes.findIndex(({ sinceFirst }) => sinceFirst > least);
  if (first < 0) return { begin: null, frames: 0 };
  const later = changes.slice(first + 1).filter(({ sinceLast }) => sinceLast > least);
  return { begin: shown[first]?.time ?? null, frames: 1 + later.length };
}

interface Compared {
  pictures: string[];
  viewport: { width: number; height: number };
  control?: Box | undefined;
  margin: number;
  visible: number;
}

/** Of each picture, which shares of it differ from the first one and from the one before it. */
async function compare({ pictures, viewport, control, margin, visible }: Compared) {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  function share(before: Uint8ClampedArray, now: Uint8ClampedArray) {
    const differs = (at: number) => Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > visible;
    let count = 0;
    for (let at = 0; at < now.length; at += 4)
      if (differs(at) || differs(at + 1) || differs(at + 2)) count += 1;
    return (4 * count) / now.length;
  }
  const changes: { sinceFirst: number; sinceLast: number }[] = [];
  let first: Uint8ClampedArray | undefined;
  let last: Uint8ClampedArray | undefined;
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    Object.assign(canvas, { width, height });
    context.drawImage(image, 0, 0);
    if (control) {
      context.scale(width / viewport.width, height / viewport.height);
      const { x, y } = control;
      const size = [control.width + 2 * margin, control.height + 2 * margin] as const;
      context.fillRect(x - margin, y - margin, ...size);
    }
    const now = context.getImageData(0, 0, width, height).data;
    first ??= now;
    changes.push({ sinceFirst: share(first, now), sinceLast: share(last ?? now, now) });
    last = now;
  }
  return changes;
}
