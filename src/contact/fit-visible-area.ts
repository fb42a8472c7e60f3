/**
 * A ref that keeps a sheet in the part of the window that an on-screen keyboard leaves: iOS does not resize the page for
 * its keyboard. The sheet's styles read `--visible-top` and `--visible-height`, in px of the layout viewport.
 */
export function fitVisibleArea(sheet: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return;

  // Two fingers that zoom in cut the view as well, but there the sheet keeps its size.
  const isZoomed = () => viewport.scale > 1.01;

  function place() {
    if (!sheet || !viewport || isZoomed()) return;
    sheet.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    sheet.style.setProperty('--visible-height', `${viewport.height}px`);
  }

  function handleResize() {
    place();
    const field = document.activeElement;
    if (sheet?.contains(field) && !isZoomed()) field?.scrollIntoView({ block: 'nearest' });
  }

  // Reading the viewport lays the page out: in the next frame, which does so anyway, and before it is painted.
  const frame = requestAnimationFrame(place);
  viewport.addEventListener('resize', handleResize);
  viewport.addEventListener('scroll', place);
  return () => {
    cancelAnimationFrame(frame);
    viewport.removeEventListener('resize', handleResize);
    viewport.removeEventListener('scroll', place);
  };
}
