import type { Point } from '#src/gestures/point.ts';
import { pullEffect } from './dismiss.ts';
import type { Fit } from './zoom.ts';

/** Where the pictures are. */
export type Transform = {
  /** The slide in the middle, as its index: 0.5 is between the first and the second. */
  position: number;
  /** How far the current picture is pulled down (or up, negative), px. */
  pull: number;
  /** Offset of its middle from the container's besides the pull, px, and its scale. */
  x: number;
  y: number;
  scale: number;
};

/** Between two pictures, px. */
export const slideGap = 32;

/** What the gallery moves and measures; the components register it. */
export interface GalleryElements {
  container: HTMLElement | null;
  track: HTMLElement | null;
  backdrop: HTMLElement | null;
  /** By index; those near the current one. */
  slides: Map<number, HTMLElement>;
  /** By index; not those that could not be loaded. */
  pictures: Map<number, HTMLElement>;
}

/** Shows a transform, in which the picture `index` is the one that is zoomed and pulled. */
export function showTransform(
  { container, track, backdrop, slides }: GalleryElements,
  { position, pull, x, y, scale }: Transform,
  index: number,
) {
  const height = pull === 0 ? 0 : (container?.clientHeight ?? 0);
  const effect = pullEffect({ distance: pull, height });
  track?.style.setProperty('--position', `${position}`);
  backdrop?.style.setProperty('--backdrop', `${effect.backdrop}`);
  const style = slides.get(index)?.style;
  style?.setProperty('--x', `${x}px`);
  style?.setProperty('--y', `${y + pull}px`);
  style?.setProperty('--scale', `${scale * effect.scale}`);
}

/** Shows the other pictures as a whole again: one may have been zoomed when it was turned away. */
export function resetOthers({ slides }: GalleryElements, index: number) {
  for (const [other, { style }] of slides) {
    if (other === index) continue;
    for (const name of ['--x', '--y', '--scale']) style.removeProperty(name);
  }
}

/** The size of the picture `index` and of its container; undefined where it could not be loaded. */
export function measureFit(elements: GalleryElements, index: number): Fit | undefined {
  const picture = elements.pictures.get(index);
  if (!picture || !elements.container) return undefined;
  // Without any transform, and to fractions of a px: a zoom would make rounding visible.
  const { width, height } = getComputedStyle(picture);
  return {
    picture: { width: Number.parseFloat(width), height: Number.parseFloat(height) },
    container: elements.container.getBoundingClientRect(),
  };
}

/** A place in the viewport, px, as an offset from the container's middle. */
export function offsetFromMiddle({ container }: GalleryElements, { x, y }: Point): Point {
  const box = container?.getBoundingClientRect();
  return box
    ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
    : { x: 0, y: 0 };
}
