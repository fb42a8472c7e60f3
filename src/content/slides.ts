import { slideTexts } from './browser-texts.data.ts';

export type SlideName = keyof typeof slideTexts;

export const slideNames = Object.keys(slideTexts) as SlideName[];

/** The slider's slides, in the order of their addresses. */
export const slideList = Object.values(slideTexts);

/** Index of each slide in the slider and in its address. */
export const slideIndex = Object.fromEntries(
  slideNames.map((name, index) => [name, index]),
) as Record<SlideName, number>;

/** Index of the nearest slide. @param index also fractional or out of range */
export function nearestSlide(index: number): number {
  return Math.min(Math.max(Math.round(index) || 0, 0), slideList.length - 1);
}

export function slideTitle(slide: number): string {
  return slideList[slide]?.metadata.title ?? '';
}
