import { retry, scriptFailure } from '#content/texts/controls.ts';
import { elementIds } from '#src/config/element-ids.ts';

/**
 * Shows a notice above a page whose script could not be loaded: it can be read, and its links work.
 * Plain DOM, because React did not start. Returns the notice.
 */
export function reportLoadFailure(cause: unknown): HTMLElement {
  console.error('The page works without its script only:', cause);
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'relative z-50 bg-secondary-dark px-4 py-3 text-center text-white';
  const again = document.createElement('a');
  again.href = location.pathname;
  again.className = 'font-semibold underline';
  again.textContent = retry;
  again.addEventListener('click', (event) => {
    event.preventDefault();
    void discardCaches().finally(() => location.reload());
  });
  notice.append(`${scriptFailure} `, again);
  // The home screen fills the viewport: at its top the notice would cover the bar.
  const bar = document.querySelector(`#${elementIds.home} header`);
  if (bar) bar.after(notice);
  else document.body.prepend(notice);
  return notice;
}

/**
 * Discards the offline cache: if that is at fault, a reload alone would change nothing. Caches are
 * named after the site's address; other sites of the same origin keep theirs.
 */
async function discardCaches() {
  // Missing where the page is not secure.
  for (const name of (await window.caches?.keys()) ?? []) {
    if (name.endsWith(location.origin + import.meta.env.BASE_URL)) await caches.delete(name);
  }
}
