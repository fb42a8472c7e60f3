/**
 * After this many ms the browser follows a clicked link itself. Until then the site's script may
 * come and show the screen without loading a page, which is faster.
 */
const linkTimeout = 500;

/** Holds the last click until React has started. Returns a function that replays it, once. */
export function holdEarlyClicks(): () => void {
  let held: HTMLElement | undefined;
  const listening = new AbortController();

  function handleClick(event: MouseEvent) {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    // The browser follows links that download, leave the site or open a window.
    const control = target.closest<HTMLElement>('a[href^="/"]:not([download], [target]), button');
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
