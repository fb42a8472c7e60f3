import { sliderPages } from '#content/slider.ts';

export type PageName = keyof typeof sliderPages;

export const pageNames = Object.keys(sliderPages) as PageName[];

/** The pages of the slider, in the order of their addresses. */
export const pages = Object.values(sliderPages);

export const pageIndices: readonly number[] = [...pages.keys()];

/** Position of each page in the slider, and in its address. */
export const pageIndex = Object.fromEntries(
  pageNames.map((name, index) => [name, index]),
) as Record<PageName, number>;

/** The nearest page that exists. */
export function clampPage(index: number): number {
  return Math.min(Math.max(Math.round(index) || 0, 0), pages.length - 1);
}

/** What bar, dots and head call a page. */
export function pageTitle(page: number): string {
  return pages[page]?.head.title ?? '';
}
