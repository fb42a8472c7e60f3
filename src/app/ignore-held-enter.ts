import { isSiteEvent } from '#src/lib/dom.ts';

/** Prevents later clicks of a held Enter, because they would press the next focused control. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (!isSiteEvent(event)) return;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}
