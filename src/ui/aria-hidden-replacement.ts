/** ms until what is behind a dialog is hidden: Orca needs that long to read the focus. */
const delay = 500;

/**
 * Replaces the package `aria-hidden`, with which Radix Dialog hides everything else from screen
 * readers. The package hides the opener at the moment it loses the focus, and Orca 43.1 then often
 * reads nothing. Returns a cleanup function.
 */
export function hideOthers(dialog: Element): () => void {
  let hidden: Element[] = [];
  const timer = setTimeout(() => {
    hidden = othersOf(dialog, document.body);
    for (const other of hidden) other.setAttribute('aria-hidden', 'true');
  }, delay);
  return () => {
    clearTimeout(timer);
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}

/** The largest elements that contain neither the dialog nor a live region, which stays audible. */
function othersOf(dialog: Element, parent: Element): Element[] {
  const kept = [dialog, ...document.querySelectorAll('[aria-live]')];
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.matches('script, [aria-hidden]')) return [];
    return kept.some((each) => child.contains(each)) ? othersOf(dialog, child) : [child];
  });
}
