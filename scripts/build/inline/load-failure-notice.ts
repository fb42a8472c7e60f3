import { retry, scriptFailure } from '#content/texts/controls.ts';
import { elementIds } from '#src/config/element-ids.ts';
import { leaveReplacedBuild } from './replaced-build.ts';

/** Reloads the page when the host has another build, or shows that the script failed. */
export async function reportLoadFailure(cause: unknown) {
  await leaveReplacedBuild();
  showLoadFailure(cause);
}

/**
 * Shows a notice above a page whose script could not be loaded: it can be read, and its links work.
 * It is plain DOM, because React did not start. Returns the notice.
 */
export function showLoadFailure(cause: unknown): HTMLElement {
  console.error('The page works without its script only:', cause);
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'relative z-50 bg-danger px-4 py-3 text-center text-white';
  const again = document.createElement('a');
  again.href = location.pathname;
  again.className = 'font-semibold underline [--underline:currentColor]';
  again.textContent = retry;
  notice.append(`${scriptFailure} `, again);
  // The home screen fills the viewport: at its top the notice would cover the bar.
  const bar = document.querySelector(`#${elementIds.home} header`);
  if (bar) bar.after(notice);
  else document.body.prepend(notice);
  return notice;
}
