import { retry, scriptFailure } from '#content/texts/controls.ts';
import { elementIds } from '#src/config/element-ids.ts';

/**
 * Shows a notice above a page that stays as it was served, because the script for it could not be loaded:
 * it can be read, and its links work. Plain DOM, because React did not start. Returns the notice.
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
    void discardCopies().finally(() => location.reload());
  });
  notice.append(`${scriptFailure} `, again);
  // The home screen fills the viewport: at the top of the page the notice would cover its bar.
  const bar = document.querySelector(`#${elementIds.home} header`);
  if (bar) bar.after(notice);
  else document.body.prepend(notice);
  return notice;
}

/**
 * Discards what the service worker keeps: if that is what is wrong, loading again would change nothing. Caches are
 * named after the site's address; other sites of the same origin keep theirs.
 */
async function discardCopies() {
  // Missing where the page is not secure.
  for (const name of (await window.caches?.keys()) ?? []) {
    if (name.endsWith(location.origin + import.meta.env.BASE_URL)) await caches.delete(name);
  }
}
