import { setTimeout as pace } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Box } from '#tests/support/lightbox.ts';
import type { Figure } from './table.ts';
import type { Asking } from './touches.ts';

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string;
  /** µs */
  ts: number;
  args?: {
    snapshot?: string;
    expected_display_time?: number;
    data?: { duration?: number; interactionId?: number };
    frame_reporter?: {
      state: string;
      affects_smoothness: boolean;
      has_compositor_animation: boolean;
      scroll_state: string;
    };
  };
}

/** What a trace is taken for: pictures of what is seen, or the compositor's frames. One would disturb the other. */
const categories = {
  pictures: ['blink.user_timing', 'disabled-by-default-devtools.screenshot'],
  frames: ['blink.user_timing', 'devtools.timeline', 'cc', 'benchmark', 'viz'],
};

/** Traces a page from just before `act` until it is over. */
export async function trace(
  page: Page,
  kind: keyof typeof categories,
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
 * Lets every document of a context say in the trace when a visitor asks, when a script or a hand moves something (while
 * a frame is requested, or a pointer that is down moves), and how long tasks take. What moves for ever, as the lock's
 * hint, stands still: it answers nobody.
 */
export async function noteInTrace(context: BrowserContext) {
  await context.addInitScript(() => {
    const passive = { capture: true, passive: true };
    for (const type of ['pointerup', 'pointerdown', 'keydown', 'wheel']) {
      const mark = ({ timeStamp }: Event) =>
        performance.mark(`asked by ${type}`, { startTime: timeStamp });
      addEventListener(type, mark, passive);
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

    const moving = new Set<number | 'hand'>();
    const move = (what: number | 'hand', moves: boolean) => {
      if (moves === moving.has(what)) return;
      if (moves) moving.add(what);
      else moving.delete(what);
      performance.mark(moving.size > 0 ? 'something moves' : 'nothing moves');
    };
    const followHand = ({ type, buttons }: PointerEvent) =>
      move('hand', type === 'pointermove' && buttons > 0);
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      addEventListener(type, followHand, passive);
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    window.requestAnimationFrame = (callback) => {
      const id = request((time) => {
        callback(time);
        move(id, false);
      });
      move(id, true);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      cancel(id);
      move(id, false);
    };
  });
}

/**
 * What frames cost. One that does not come counts as dropped while the compositor animates or scrolls, or a script or a
 * hand moves something. Chromium's own `affects_smoothness` is not enough: it counts the wait for the answer to a press,
 * or does not, by what happened before. That wait is `next`, Event Timing's longest time to the next paint.
 */
export function frameFigures(events: readonly TraceEvent[]): Record<string, Figure> {
  let moves = false;
  let presented = 0;
  let dropped = 0;
  for (const { name, args } of events) {
    if (name === 'something moves' || name === 'nothing moves') moves = name === 'something moves';
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined;
    if (frame?.state.startsWith('STATE_PRESENTED')) presented += 1;
    if (frame?.state !== 'STATE_DROPPED' || !frame.affects_smoothness) continue;
    if (moves || frame.has_compositor_animation || frame.scroll_state !== 'SCROLL_NONE')
      dropped += 1;
  }
  const tasks = events
    .map(({ name }) => Number(/^task of (\d+) ms$/.exec(name)?.[1]))
    .filter((duration) => duration > 0);
  const paints = events.flatMap(({ name, args }) =>
    name === 'EventTiming' && args?.data?.interactionId ? [args.data.duration ?? 0] : [],
  );
  const share = dropped / (presented + dropped || 1);
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
 * What a visitor sees move after a touch: ms until something beside the touched control has changed from the picture
 * before the touch, and how many different pictures follow from then on.
 * @param studio a page of its own, in which the pictures are compared
 * @param control the touched control, whose pressed state is no motion
 */
export async function motionOf(
  studio: Page,
  events: readonly TraceEvent[],
  asking: Asking,
  control: Box | undefined,
  viewport: { width: number; height: number },
): Promise<{ begin: Figure; frames: Figure }> {
  const asked = events.find(({ name }) => name === `asked by ${asking}`);
  if (!asked) throw new Error(`Nothing asked by ${asking}.`);
  const pictures = events.flatMap(({ name, ts, args }) => {
    const time = Math.round(((args?.expected_display_time ?? ts) - asked.ts) / 1000);
    return name === 'Screenshot' && args?.snapshot ? [{ time, picture: args.snapshot }] : [];
  });
  if (pictures.length >= most) throw new Error(`More than ${most} frames: the last are missing.`);
  const before = pictures.findLastIndex(({ time }) => time <= 0);
  const shown = pictures.slice(Math.max(0, before));
  const changes = await studio.evaluate(compare, {
    pictures: shown.map(({ picture }) => picture),
    hole: control && {
      left: (control.x - margin) / viewport.width,
      right: (control.x + control.width + margin) / viewport.width,
      top: (control.y - margin) / viewport.height,
      bottom: (control.y + control.height + margin) / viewport.height,
    },
    visible,
  });
  const first = changes.findIndex(({ outside }) => outside > least);
  if (first < 0) return { begin: null, frames: 0 };
  const later = changes.slice(first + 1).filter(({ since }) => since > least);
  return { begin: shown[first]?.time ?? null, frames: 1 + later.length };
}

interface Compared {
  pictures: string[];
  /** The control, in shares of the screen. */
  hole?: { left: number; right: number; top: number; bottom: number } | undefined;
  visible: number;
}

/** Of each picture, which shares of it differ: from the first one outside the control, and from the one before it. */
async function compare({ pictures, hole, visible }: Compared) {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const changes: { outside: number; since: number }[] = [];
  let first: Uint32Array | undefined;
  let last: Uint32Array | undefined;
  // Red, green and blue are a byte each.
  const differ = (a = 0, b = 0) =>
    [0, 8, 16].some((bits) => Math.abs(((a >> bits) & 255) - ((b >> bits) & 255)) > visible);
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    Object.assign(canvas, { width, height });
    context?.drawImage(image, 0, 0);
    const now = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
    first ??= now;
    last ??= now;
    let outside = 0;
    let since = 0;
    for (let at = 0; at < now.length; at += 1) {
      if (now[at] !== last[at] && differ(now[at], last[at])) since += 1;
      if (now[at] === first[at] || !differ(now[at], first[at])) continue;
      const x = (at % width) / width;
      const y = at / width / height;
      const inside = hole && x > hole.left && x < hole.right && y > hole.top && y < hole.bottom;
      if (!inside) outside += 1;
    }
    changes.push({ outside: outside / now.length, since: since / now.length });
    last = now;
  }
  return changes;
}
