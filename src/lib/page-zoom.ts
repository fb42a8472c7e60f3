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
