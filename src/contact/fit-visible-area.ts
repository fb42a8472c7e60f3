/**
 * A ref that keeps a sheet in the part of the window that an on-screen keyboard leaves: iOS does not resize the page for
 * its keyboard. `interactive-widget=resizes-content` can take its place in the first Safari with webkit.org/b/319903,
 * which was merged in 2026-07. The sheet's styles read `--visible-top` and `--visible-height`, in px of the layout
 * viewport.
 */
export function fitVisibleArea(sheet: HTMLElement | null) {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return;

  const place = ({ type }: Event) => {
    // Two fingers that zoom in cut the view as well, but there the sheet keeps its size.
    if (viewport.scale > 1.01) return;
    sheet.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    sheet.style.setProperty('--visible-height', `${viewport.height}px`);
    const field = document.activeElement;
    if (type === 'resize' && sheet.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  };

  viewport.addEventListener('resize', place);
  viewport.addEventListener('scroll', place);
  return () => {
    viewport.removeEventListener('resize', place);
    viewport.removeEventListener('scroll', place);
  };
}
