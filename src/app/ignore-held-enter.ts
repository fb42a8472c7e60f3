import { isOfSite } from '#src/lib/dom.ts';

/** A held Enter clicks once: its repetitions would press whatever has received the focus. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (!isOfSite(event)) return;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}
