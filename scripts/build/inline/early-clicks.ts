/**
 * ms that the press of a link waits for the site's script, which shows the next screen without loading a page.
 * Then the browser follows the link. Chosen: less than loading a page takes.
 */
const linkTimeout = 500;

/**
 * Keeps what was pressed last before React has come. Returns a function that presses it again, unless the browser
 * has followed it, and keeps nothing from then on.
 */
export function holdEarlyClicks(): () => void {
  let held: HTMLElement | undefined;
  const listening = new AbortController();

  function handleClick(event: MouseEvent) {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    // Links that leave the page's own site, or download, are the browser's.
    const control = target.closest<HTMLElement>('a[href^="/"]:not([download]), button');
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      setTimeout(() => {
        if (held !== control) return;
        held = undefined;
        location.assign(control.href);
      }, linkTimeout);
    }
    held = control;
  }

  addEventListener('click', handleClick, { signal: listening.signal });
  return () => {
    listening.abort();
    const control = held;
    held = undefined;
    control?.click();
  };
}
