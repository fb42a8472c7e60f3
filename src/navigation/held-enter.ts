/**
 * Lets Enter press once, however long it is held: browsers press again with every repetition, and what a
 * press opens takes the focus, so the next one would press what is there. Texts still get their lines.
 */
export function ignoreHeldEnter() {
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target } = event;
      if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) {
        event.preventDefault();
      }
    },
    { capture: true },
  );
}
