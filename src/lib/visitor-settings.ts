/* What the visitor has set and may change at any time: read it at the moment of use. */

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Visible share of the layout's width from which a page is unzoomed: browsers round both. */
const unzoomedShare = 0.99;

/**
 * Whether the visitor has pinch-zoomed the page: then wheel and fingers pan it. `scale` does not tell:
 * a phone that asks for the desktop site shows 980 px, unzoomed, at a scale of 0.4.
 */
export function isPageZoomed(): boolean {
  const { visualViewport } = window;
  if (!visualViewport) return false;
  return visualViewport.width < document.documentElement.clientWidth * unzoomedShare;
}

/** Returns a cleanup function. */
export function subscribeToPageZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
