export function followKeyboard() {
  window.addEventListener('keydown', pressOnce, { capture: true });
  window.addEventListener('keyup', showFocused);
}

/**
 * Lets a held Enter press once: what it opens takes the focus, and a repetition would press what is there. Texts still get
 * their lines.
 */
function pressOnce(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * Shows the whole of what Tab has reached: Chromium is content with a part, and Radix focuses without scrolling.
 */
function showFocused({ key, target }: KeyboardEvent) {
  if (key !== 'Tab' || !(target instanceof Element) || target === document.body) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Keys that are left to the browser. Tab is not: it would lead to what lies behind. */
const browserKeys = /^(F\d+|Shift|Control|Alt|Meta|Dead|Process|Unidentified)$/;

/**
 * Holds keys that are pressed while an overlay opens, and replays them once it has the focus. Escape closes at once.
 * @returns a cleanup function
 */
export function holdEarlyKeys(close: () => void): () => void {
  const keys: KeyboardEvent[] = [];
  const listening = new AbortController();
  const { signal } = listening;

  function handleKeyDown(event: KeyboardEvent) {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || event.isComposing || browserKeys.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else keys.push(event);
  }

  function handleFocusIn({ target }: FocusEvent) {
    if (!(target instanceof Element) || !target.closest('[role=dialog]:not([aria-busy])')) return;
    listening.abort();
    for (const { key, code, shiftKey } of keys) {
      const field = document.activeElement;
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && key.length === 1) document.execCommand('insertText', false, key);
      else {
        const options = { key, code, shiftKey, bubbles: true, cancelable: true };
        field?.dispatchEvent(new KeyboardEvent('keydown', options));
      }
    }
  }

  window.addEventListener('keydown', handleKeyDown, { capture: true, signal });
  document.addEventListener('focusin', handleFocusIn, { signal });
  return () => listening.abort();
}
