/** Minimum visible share of an unzoomed page's width; below 1, since browsers round both widths. */
const unzoomedShare = 0.99;

/**
 * Whether the page is zoomed by a pinch: then wheel and fingers pan it. Does not use `scale`, which
 * is 0.4 on an unzoomed phone that requests the desktop site.
 */
export function isPinchZoomed(): boolean {
  const { visualViewport } = window;
  if (!visualViewport) return false;
  return visualViewport.width < document.documentElement.clientWidth * unzoomedShare;
}

/** Returns a cleanup function. */
export function subscribeToPinchZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
