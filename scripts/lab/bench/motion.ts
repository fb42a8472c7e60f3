import type { Page } from '@playwright/test';
import type { Box } from '#tests/support/lightbox.ts';
import type { Recording } from './recording.ts';
import type { Figure } from './statistics.ts';

/** Of 255: how far a colour has to change to be seen. */
const visible = 12;
/** Share of the screen that has to change: more than a caret or a focus ring. */
const least = 0.002;
/** px around a control that belong to its pressed state. */
const margin = 4;

export interface Motion {
  /** ms until something beside the touched control has changed. */
  begin: Figure;
  /** Different frames from then on. */
  frames: Figure;
  /** ms until the last of them. */
  complete: Figure;
}

/**
 * What a visitor sees move after a touch: frames that differ from the one before the touch, and then from each other.
 * @param studio a page of its own, in which the frames are compared
 * @param control the touched control, whose pressed state is no motion
 */
export async function motionOf(
  studio: Page,
  frames: Recording['frames'],
  viewport: { width: number; height: number },
  control?: Box,
): Promise<Motion> {
  // The last frame before the touch, which all others are compared with, and all that follow.
  const start = Math.max(
    0,
    frames.findLastIndex(({ time }) => time <= 0),
  );
  const shown = frames.slice(start);
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
  if (first < 0) return { begin: null, frames: 0, complete: null };
  const moves = changes.flatMap(({ since }, index) =>
    index === first || (index > first && since > least) ? [shown[index]?.time ?? 0] : [],
  );
  return { begin: moves[0] ?? null, frames: moves.length, complete: moves.at(-1) ?? null };
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
    a !== b &&
    (Math.abs((a & 255) - (b & 255)) > visible ||
      Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) > visible ||
      Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) > visible);
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
      if (differ(now[at], last[at])) since += 1;
      if (!differ(now[at], first[at])) continue;
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
