/** Two presses no further apart than this, px, are at the same place (Windows' double click: 4; PhotoSwipe's tap: 25). */
export const samePlace = { mouse: 6, touch: 25 } as const;

/** A second press belongs to the first until so many ms after the frame that showed what the first has changed. */
export const doublePress = 400;

interface Press {
  x: number;
  y: number;
  control: Element;
  /** Where it was pressed: Schließen of the page below is another one, however alike they are. */
  path: string;
  /** When what it changed was painted, ms; infinite until then. */
  seen: number;
}

/**
 * Takes a second press at the same place as part of the first, where that has put another control there: many people press
 * everything twice, and what opens, closes or uncovers something must not be answered by what comes to lie under the hand.
 * A control that stays where it is may be pressed again at once. Keys are not concerned.
 */
export function followPresses() {
  let current: Press | undefined;
  let last: Press | undefined;
  let repeated = false;

  function handleDown(event: PointerEvent) {
    const { clientX: x, clientY: y, target, timeStamp, pointerType } = event;
    current = { x, y, control: controlOf(target), path: location.pathname, seen: Infinity };
    repeated =
      last !== undefined &&
      timeStamp - last.seen <= doublePress &&
      Math.hypot(x - last.x, y - last.y) <=
        samePlace[pointerType === 'mouse' ? 'mouse' : 'touch'] &&
      (current.path !== last.path ||
        // What is rendered anew, such as "Erneut laden" that has failed again, is the same control.
        !current.control.isEqualNode(last.control));
    stopRepeated(event);
  }

  function handleClick(event: MouseEvent) {
    // A click by a key or by a script.
    if (event.detail === 0) return;
    if (!repeated) last = current && noteSeen(current);
    stopRepeated(event);
  }

  function stopRepeated(event: Event) {
    if (!repeated) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener('pointerdown', handleDown, { capture: true });
  window.addEventListener('mousedown', stopRepeated, { capture: true });
  window.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('dblclick', stopRepeated, { capture: true });
}

function controlOf(target: EventTarget | null): Element {
  const element = target instanceof Element ? target : document.documentElement;
  return element.closest('a, button, input, textarea, label, img') ?? element;
}

/** After the frame that shows what the press has changed. */
function noteSeen(press: Press): Press {
  requestAnimationFrame(() => {
    setTimeout(() => {
      press.seen = performance.now();
    });
  });
  return press;
}
