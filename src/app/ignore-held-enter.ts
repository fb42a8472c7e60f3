import { isSiteEvent } from '#src/lib/dom.ts';

/**
 * Prevents the clicks of a held Enter after the first, which would press the next focused control.
 */
export function ignoreHeldEnter(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (!isSiteEvent(event)) return;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}
