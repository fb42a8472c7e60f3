import { pulled } from '#src/gestures/pull.ts';
import type { Frame, Point, Size } from '#src/gestures/zoom.ts';
import type { Placement } from './placement.ts';

/** Space between two pictures that lie side by side, px. */
export const slideGap = 32;

/** Finds, measures and places the pictures of a stage. All lengths in px. */
export interface StageSlides {
  /** The element that carries a picture. */
  slide(index: number): HTMLElement | undefined;
  /** The picture itself, as long as it can be shown. */
  picture(index: number): HTMLElement | undefined;
  view(): Size;
  /** What the view shows, unless the picture could not be loaded. */
  frame(index: number): Frame | undefined;
  /** A place in the viewport, counted from the middle of the stage. */
  pointAt(place: Point): Point;
  /** Shows a placement, in which the picture `index` is the one that is pulled and zoomed. */
  show(placement: Placement, index: number, backdrop: HTMLElement | null): void;
  /** Forgets how the other pictures were zoomed when they were turned away. */
  tidy(index: number): void;
}

/** The size without any transform, to fractions of a px: a zoom would make rounding visible. */
function sizeOf(element: HTMLElement): Size {
  const { width, height } = getComputedStyle(element);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

export function stageSlides(stage: HTMLElement): StageSlides {
  const slide = (index: number) =>
    stage.querySelector<HTMLElement>(`[data-slide="${index}"]`) ?? undefined;
  const picture = (index: number) =>
    slide(index)?.querySelector<HTMLElement>('[data-picture]') ?? undefined;
  const view = () => sizeOf(stage);
  /** Carries all pictures, side by side. */
  const track = stage.querySelector<HTMLElement>('[data-track]');

  return {
    slide,
    picture,
    view,
    frame(index) {
      const shown = picture(index);
      return shown && { picture: sizeOf(shown), view: view() };
    },
    pointAt({ x, y }) {
      const { left, top, width, height } = stage.getBoundingClientRect();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    },
    show({ at, pull, x, y, scale }, index, backdrop) {
      const way = pull === 0 ? undefined : pulled({ way: pull, height: view().height });
      track?.style.setProperty('--at', `${at}`);
      backdrop?.style.setProperty('--backdrop', `${way?.backdrop ?? 1}`);
      const style = slide(index)?.style;
      style?.setProperty('--x', `${x}px`);
      style?.setProperty('--y', `${y + pull}px`);
      style?.setProperty('--scale', `${scale * (way?.scale ?? 1)}`);
    },
    tidy(index) {
      for (const other of stage.querySelectorAll<HTMLElement>('[data-slide]')) {
        if (other === slide(index)) continue;
        for (const property of ['--x', '--y', '--scale']) other.style.removeProperty(property);
      }
    },
  };
}
