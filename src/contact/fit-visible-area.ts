import { isPageZoomed } from '#src/lib/visitor-settings.ts';

/**
 * A ref that keeps a sheet above an on-screen keyboard, for which iOS does not resize the page.
 * Replaceable by `interactive-widget=resizes-content` in the first Safari with webkit.org/b/319903,
 * merged in 2026-07. The sheet's styles read `--visible-top` and `--visible-height`, px.
 */
export function fitVisibleArea(sheet: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return;

  const place = ({ type }: Event) => {
    // Pinch zoom shrinks the visual viewport too, but not the sheet.
    if (isPageZoomed()) return;
    sheet.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    sheet.style.setProperty('--visible-height', `${viewport.height}px`);
    const field = document.activeElement;
    if (type === 'resize' && sheet.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  };

  const listening = new AbortController();
  for (const type of ['resize', 'scroll'])
    viewport.addEventListener(type, place, { signal: listening.signal });
  return () => listening.abort();
}
