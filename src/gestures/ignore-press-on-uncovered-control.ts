/** Maximum distance of two presses at the same place, px (Windows: 4; PhotoSwipe: 25). */
export const samePlace = { mouse: 6, touch: 25 } as const;

/** A second press belongs to the first until this long after the change was painted, ms. */
export const doublePress = 400;

interface Press {
  x: number;
  y: number;
  /** Maximum distance of its release, and of a second press, px. */
  reach: number;
  control: Element;
  /** Distinguishes equal controls of different pages, such as Schließen. */
  path: string;
  /** When its change was painted, ms; infinite until then. */
  seen: number;
}

/**
 * Ignores the second click of a double click where the first has put another control under the
 * pointer: many people double-click everything. A control that stays may be pressed again at once.
 * Drags, swipes and keys are unaffected.
 */
export function ignorePressesOnUncoveredControls(path: () => string) {
  let current: Press | undefined;
  let last: Press | undefined;
  let repeated = false;

  function handleDown(event: PointerEvent) {
    const { clientX: x, clientY: y, target, timeStamp, pointerType } = event;
    const reach = samePlace[pointerType === 'mouse' ? 'mouse' : 'touch'];
    current = { x, y, reach, control: controlOf(target), path: path(), seen: Infinity };
    repeated =
      last !== undefined &&
      timeStamp - last.seen <= doublePress &&
      isAt(last, event) &&
      (current.path !== last.path ||
        // A rerendered control is the same one, such as "Erneut laden" after another failure.
        !current.control.isEqualNode(last.control));
  }

  function handleClick(event: MouseEvent) {
    // A keyboard or a script clicks without a press.
    if (event.detail === 0) return;
    // The click that ends a drag is not the first press of a double press.
    if (!repeated) last = current && isAt(current, event) ? recordPaint(current) : undefined;
    stopRepeated(event);
  }

  function stopRepeated(event: Event) {
    if (!repeated) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener('pointerdown', handleDown, { capture: true });
  window.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('dblclick', stopRepeated, { capture: true });
}

function isAt({ x, y, reach }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) <= reach;
}

function controlOf(target: EventTarget | null): Element {
  const element = target instanceof Element ? target : document.documentElement;
  return element.closest('a, button, input, textarea, label, img') ?? element;
}

function recordPaint(press: Press): Press {
  requestAnimationFrame(() => {
    setTimeout(() => {
      press.seen = performance.now();
    });
  });
  return press;
}
