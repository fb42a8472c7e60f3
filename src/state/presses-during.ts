/**
 * Lets presses count while a view transition runs. A document that is part of one gets no pointer
 * (w3c/csswg-drafts#10930): all presses land on its root. So a press ends the movement, and its click
 * goes on to what lies there.
 */
export function countPressesDuring(transition: ViewTransition) {
  const listening = new AbortController();

  function endMovement() {
    transition.skipTransition();
    window.addEventListener('click', passOn, { capture: true, once: true });
    // The click of this press is the next one; without it, as after a swipe, nothing is to be passed on.
    window.addEventListener('pointerdown', forget, { capture: true, once: true });
  }

  function forget() {
    window.removeEventListener('click', passOn, { capture: true });
  }

  window.addEventListener('pointerdown', endMovement, {
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
