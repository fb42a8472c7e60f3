/**
 * ms that the press of a link waits for the site's script, which shows the next screen without loading a page.
 * Then the browser follows the link. Chosen: less than loading a page takes.
 */
const linkPatience = 500;

/**
 * Keeps what is pressed before React has come. Returns a function that presses it all again, once, and keeps
 * nothing from then on.
 */
export function holdEarlyClicks(): () => void {
  const held = new Set<HTMLElement>();
  const listening = new AbortController();

  function handleClick(event: MouseEvent) {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('a[href], button');
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (ctrlKey || metaKey || shiftKey || altKey || control.target) return;
      if (control.origin !== location.origin) return;
      event.preventDefault();
      setTimeout(() => {
        if (held.has(control)) location.assign(control.href);
      }, linkPatience);
    }
    held.add(control);
  }

  addEventListener('click', handleClick, { signal: listening.signal });
  return () => {
    listening.abort();
    const controls = [...held];
    held.clear();
    for (const control of controls) control.click();
  };
}
