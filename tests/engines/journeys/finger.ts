import { type Driver, type Point, runIn } from './driver.ts';

interface Swipe {
  from: Point;
  to: Point;
}

/**
 * Swipes with a finger. Neither Playwright's Firefox nor WebKitGTK's driver has one, so a script sends what the
 * page would hear of it, and scrolls what lies below, as the browser does for a finger.
 */
export function swipe(driver: Driver, from: Point, to: Point): Promise<void> {
  return runIn(driver, swipeInPage, { from, to });
}

async function swipeInPage({ from, to }: Swipe) {
  const target = document.elementFromPoint(from.x, from.y);
  if (!target) throw new Error('The finger is beside the page.');
  // Only pointers of the browser's own can be captured.
  const { setPointerCapture } = Element.prototype;
  Element.prototype.setPointerCapture = () => undefined;

  const touch = (type: string, touches: number) =>
    target.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), {
        touches: Array.from({ length: touches }),
      }),
    );
  const point = (type: string, share: number) => {
    const clientX = from.x + (to.x - from.x) * share;
    const clientY = from.y + (to.y - from.y) * share;
    const place = { clientX, clientY, buttons: type === 'pointerup' ? 0 : 1 };
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    target.dispatchEvent(new PointerEvent(type, { ...finger, ...place }));
  };

  point('pointerdown', 0);
  touch('touchstart', 1);
  const slider = target.closest('#slider');
  const start = slider?.scrollLeft ?? 0;
  if (slider) point('pointercancel', 0);
  for (let step = 1; step <= 8; step += 1) {
    await new Promise(requestAnimationFrame);
    if (slider) slider.scrollLeft = start - ((to.x - from.x) * step) / 8;
    else point('pointermove', step / 8);
  }
  if (!slider) point('pointerup', 1);
  touch('touchend', 0);
  Element.prototype.setPointerCapture = setPointerCapture;
}
