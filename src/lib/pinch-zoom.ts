/** Minimum visible share of an unzoomed page's width; below 1, because browsers round widths. */
const unzoomedShare = 0.99;

/**
 * Whether the page is zoomed by a pinch. Wheel and fingers then pan the page. Widths are compared,
 * because `scale` is 0.4 on an unzoomed phone that requests the desktop site.
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
