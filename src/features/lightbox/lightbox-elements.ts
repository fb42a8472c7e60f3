import { createRef } from 'react';
import type { Point } from '#src/gestures/drag-release.ts';
import { pullEffect, type Transform, translateSlides } from './drag-rules.ts';
import { pictureIn } from './flight.ts';
import { centre, type Sizes } from './zoom.ts';

/**
 * The elements that the lightbox moves and measures. The components set them.
 * @param index returns the index of the current picture
 */
export function createLightboxElements(index: () => number) {
  const container = createRef<HTMLDivElement>();
  const track = createRef<HTMLDivElement>();
  const backdrop = createRef<HTMLDivElement>();
  /** The current slide and its neighbours, by index. */
  const slides = new Map<number, HTMLElement>();
  const currentSlide = () => slides.get(index());

  return {
    container,
    track,
    backdrop,
    slides,
    currentSlide,
    /** Writes styles directly, because an inherited variable would restyle all descendants. */
    show({ position, pull, x, y, scale }: Transform) {
      // Reads the height only during a pull, because reading forces a layout.
      const effect = pullEffect(pull, pull === 0 ? 0 : (container.current?.clientHeight ?? 0));
      const slide = currentSlide();
      if (track.current) track.current.style.translate = translateSlides(-position);
      if (backdrop.current) backdrop.current.style.opacity = `${effect.backdrop}`;
      if (slide) slide.style.translate = `${x}px ${y + pull}px`;
      if (slide) slide.style.scale = `${scale * effect.scale}`;
    },
    /** Resets pictures that were zoomed before a step. */
    resetOtherSlides() {
      for (const [other, { style }] of slides) {
        if (other !== index()) Object.assign(style, { translate: '', scale: '' });
      }
    },
    /** Returns undefined if the current picture failed to load. */
    measureSizes(): Sizes | undefined {
      const picture = pictureIn(currentSlide());
      if (!picture || !container.current) return undefined;
      // The computed style ignores transforms and is not rounded.
      const { width, height } = getComputedStyle(picture);
      return {
        picture: { width: Number.parseFloat(width), height: Number.parseFloat(height) },
        container: container.current.getBoundingClientRect(),
      };
    },
    /** Offset of a point in the viewport from the container's centre, px. */
    offsetOf({ x, y }: Point): Point {
      const box = container.current?.getBoundingClientRect();
      if (!box) return centre;
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    },
  };
}
