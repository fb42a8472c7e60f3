/** Scrolls to the section that a hash names, and moves the focus there; to the top without one. */
export function scrollToSection(hash: string) {
  const section = sectionAt(hash);
  if (!section) return window.scrollTo(0, 0);
  section.scrollIntoView();
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

function sectionAt(hash: string): HTMLElement | undefined {
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    return element?.closest('main') ? element : undefined;
  } catch {
    // A malformed escape.
    return undefined;
  }
}
