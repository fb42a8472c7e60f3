/* What the visitor has set and may change at any time: read it at the moment of use. */

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor has pinch-zoomed the page: then wheel and fingers pan it. */
export function isPageZoomed(): boolean {
  // Browsers compute the scale with rounding errors.
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

/** Returns a cleanup function. */
export function subscribeToPageZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
