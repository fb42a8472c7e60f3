/**
 * Keeps presses from being lost during a view transition. The document gets no pointer events then: all
 * presses land on its root (w3c/csswg-drafts#10930). So a press skips the rest of the animation, and its
 * click goes to what lies under it.
 */
export function passOnPresses(transition: ViewTransition) {
  const listening = new AbortController();

  function skip() {
    transition.skipTransition();
    window.addEventListener('click', passOn, { capture: true, once: true });
    // The click of this press is the next one; where none follows, as after a swipe, nothing is passed on.
    window.addEventListener('pointerdown', forget, { capture: true, once: true });
  }

  function forget() {
    window.removeEventListener('click', passOn, { capture: true });
  }

  window.addEventListener('pointerdown', skip, {
    capture: true,
    once: true,
    signal: listening.signal,
  });
  const stop = () => listening.abort();
  transition.finished.then(stop, stop);
}

function passOn(click: MouseEvent) {
  if (click.target !== document.documentElement) return;
  const { clientX, clientY, detail, ctrlKey, metaKey, shiftKey } = click;
  const options = { clientX, clientY, detail, ctrlKey, metaKey, shiftKey };
  const below = document.elementFromPoint(clientX, clientY);
  below?.dispatchEvent(new MouseEvent('click', { ...options, bubbles: true, cancelable: true }));
}
