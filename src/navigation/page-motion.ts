import { elementIds } from '#src/config/element-ids.ts';
import type { PageMotion } from './visit-store.ts';

/** Quick at first, gentle at the end (vaul's sheet, as on iOS); the duration in ms. */
const timing = { duration: 420, easing: 'cubic-bezier(0.32, 0.72, 0, 1)', fill: 'both' } as const;

/** When the icon turns into the page, or the page into the icon, in ms: while it is small. */
const turning = {
  opening: { ...timing, easing: 'linear', duration: 120 },
  closing: { ...timing, easing: 'linear', delay: 100, duration: 150 },
} as const;

interface MovementOptions extends Pick<PageMotion, 'phase' | 'scrolled'> {
  /** What it moves, and inside it the page. */
  frame: HTMLElement;
  /** Out of which it opens. Where none can be seen, the page comes from below. */
  icon: HTMLElement | undefined;
  onEnd: () => void;
}

export type Movement = ReturnType<typeof movePage>;

/** Lets a page come out of its icon, or go back into it, while the home screen dims behind it. */
export function movePage({ phase, scrolled, frame, icon, onEnd }: MovementOptions) {
  const page = frame.firstElementChild as HTMLElement;
  const opens = phase !== 'closing';
  const animations: Animation[] = [];
  let copy: HTMLElement | undefined;

  /** From the first frame to the second as the page opens, and back as it closes. */
  function animate(
    element: HTMLElement | null,
    frames: [Keyframe, Keyframe],
    options: KeyframeAnimationOptions = timing,
  ) {
    const animation = element?.animate(opens ? frames : [...frames].reverse(), options);
    if (animation) animations.push(animation);
  }

  function openOver() {
    // As large as the window and no larger, whatever comes into it meanwhile.
    Object.assign(frame.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
    Object.assign(page.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
    page.scrollTop = scrolled;
    if (icon) growFrom(icon);
    else animate(frame, [{ transform: 'translateY(100%)' }, { transform: 'none' }]);
    animate(document.getElementById(elementIds.home), [{ opacity: 1 }, { opacity: 0.35 }]);
  }

  /**
   * The page stands over its icon as a square, without what is at its right or bottom. The frame moves what is hidden
   * away, and the page inside moves back by as much: browsers animate transforms while they are busy, a clip they do not (seen in
   * Chromium 156, 2026-11).
   */
  function growFrom(origin: HTMLElement) {
    const { left, top, width } = origin.getBoundingClientRect();
    const whole = frame.getBoundingClientRect();
    const side = Math.min(whole.width, whole.height);
    const [x, y] = [whole.width - side, whole.height - side];
    const scale = width / side;
    // In per cent of the icon.
    const corner = Number.parseFloat(getComputedStyle(origin).borderTopLeftRadius) / 100;
    frame.style.transformOrigin = '0 0';
    // To functions of the same kinds, which browsers interpolate one by one.
    animate(frame, [
      { transform: `translate(${left}px, ${top}px) scale(${scale}) translate(${-x}px, ${-y}px)` },
      { transform: 'translate(0px, 0px) scale(1) translate(0px, 0px)' },
    ]);
    animate(page, [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: 'translate(0px, 0px)' },
    ]);
    for (const element of [frame, page]) {
      animate(element, [
        { borderRadius: `${corner * side}px` },
        // A page that closes has the corners of a phone.
        { borderRadius: opens ? '0px' : '3rem' },
      ]);
    }
    copy = origin.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, {
      position: 'absolute',
      zIndex: '20',
      top: `${page.scrollTop}px`,
      left: '0',
      transformOrigin: '0 0',
      transform: `scale(${1 / scale})`,
      boxShadow: 'none',
    });
    page.append(copy);
    animate(copy, [{ opacity: 1 }, { opacity: 0 }], opens ? turning.opening : turning.closing);
    animate(origin, [{ visibility: 'hidden' }, { visibility: 'hidden' }]);
  }

  function wait() {
    Promise.all(animations.map(({ finished }) => finished)).then(onEnd, () => undefined);
  }

  if (phase === 'following') {
    // Not from nothing, which would be a flash of dark between two pages.
    animate(frame, [
      { opacity: 0.5, translate: '0 1.5rem' },
      { opacity: 1, translate: '0' },
    ]);
  } else openOver();
  wait();
  return {
    /** Whether it leads to `next` by going back: from a page that follows another one no icon can be reached. */
    turnsTo: (next: PageMotion['phase']) => phase !== 'following' && next !== 'following',
    /** Goes back to where it came from, with the page scrolled to so many px. */
    turn(to: number) {
      page.scrollTop = to;
      if (copy) copy.style.top = `${page.scrollTop}px`;
      for (const animation of animations) animation.reverse();
      wait();
    },
    /** Leaves no trace. */
    clear() {
      for (const animation of animations) animation.cancel();
      copy?.remove();
      for (const element of [frame, page]) element.removeAttribute('style');
    },
  };
}
