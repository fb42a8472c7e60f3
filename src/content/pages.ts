import { sliderPages } from './page-texts.data.ts';

export type PageName = keyof typeof sliderPages;

export const pageNames = Object.keys(sliderPages) as PageName[];

/** The slider's pages, in the order of their addresses. */
export const pages = Object.values(sliderPages);

export const pageIndices: readonly number[] = [...pages.keys()];

/** Each page's position in the slider and in its address. */
export const pageIndex = Object.fromEntries(
  pageNames.map((name, index) => [name, index]),
) as Record<PageName, number>;

/** The nearest existing page. */
export function clampPage(index: number): number {
  return Math.min(Math.max(Math.round(index) || 0, 0), pages.length - 1);
}

export function pageTitle(page: number): string {
  return pages[page]?.metadata.title ?? '';
}
