import { slides } from './browser-texts.data.ts';

export type SlideName = keyof typeof slides;

export const slideNames = Object.keys(slides) as SlideName[];

/** The slider's slides, in the order of their addresses. */
export const slideList = Object.values(slides);

export const slideIndices: readonly number[] = [...slideList.keys()];

/** Each slide's position in the slider and in its address. */
export const slideIndex = Object.fromEntries(
  slideNames.map((name, index) => [name, index]),
) as Record<SlideName, number>;

/** The nearest existing slide. */
export function clampSlide(index: number): number {
  return Math.min(Math.max(Math.round(index) || 0, 0), slideList.length - 1);
}

export function slideTitle(slide: number): string {
  return slideList[slide]?.metadata.title ?? '';
}
