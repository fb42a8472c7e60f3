import { elementIds } from '#src/config/element-ids.ts';
import type { PageMotion } from '#src/navigation/choose-page-motion.ts';

/*
 * A box crops the page to a square over its icon, covered by a copy of that. The square grows to
 * the window and the copy fades; closing, or a press meanwhile, plays it backwards.
 */

/** The easing of iOS sheets (vaul); ms. */
const timing = { duration: 420, easing: 'cubic-bezier(0.32, 0.72, 0, 1)', fill: 'both' } as const;

/** Crossfade between icon and page while it is small, ms. */
const crossfade = {
  opening: { ...timing, easing: 'linear', delay: 50, duration: 100 },
  closing: { ...timing, easing: 'linear', delay: 100, duration: 150 },
} as const;

interface MovementOptions extends Pick<PageMotion, 'phase' | 'scrolled'> {
  /** The moving element; the page is its first child. */
  box: HTMLElement;
  /** The page opens from it, or from below where it is not visible. */
  icon: HTMLElement | undefined;
  onEnd: () => void;
}

export type Movement = ReturnType<typeof movePage>;

/** Opens a page from its icon, or closes it into that, while the home screen behind dims. */
export function movePage({ phase, scrolled, box, icon, onEnd }: MovementOptions) {
  const page = box.firstElementChild as HTMLElement;
  const opens = phase !== 'closing';
  const animations: Animation[] = [];
  let cover: HTMLElement | undefined;

  /** Plays the frames forwards to open, backwards to close. */
  function animate(
    element: Element | null,
    frames: [Keyframe, Keyframe],
    options: KeyframeAnimationOptions = timing,
  ) {
    const animation = element?.animate(opens ? frames : [...frames].reverse(), options);
    if (animation) animations.push(animation);
  }

  function moveOverHome() {
    // Both keep the window's size, whatever loads meanwhile.
    Object.assign(box.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
    Object.assign(page.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
    page.scrollTop = scrolled;
    if (icon) growFrom(icon);
    else animate(box, [{ transform: 'translateY(100%)' }, { transform: 'none' }]);
    animate(document.getElementById(elementIds.home), [{ opacity: 1 }, { opacity: 0.35 }]);
  }

  function growFrom(origin: HTMLElement) {
    const { left, top, width } = origin.getBoundingClientRect();
    const whole = box.getBoundingClientRect();
    const side = Math.min(whole.width, whole.height);
    /** What the crop takes from the page at its right and its lower edge. */
    const [x, y] = [whole.width - side, whole.height - side];
    const scale = width / side;
    box.style.transformOrigin = '0 0';
    // To crop, the box moves to the left and up, and the page in it back: unlike `clip-path`,
    // transforms animate on the compositor (as of Chromium 156). Lists that match interpolate
    // function by function.
    animate(box, [
      { transform: `translate(${left}px, ${top}px) scale(${scale}) translate(${-x}px, ${-y}px)` },
      { transform: 'translate(0px, 0px) scale(1) translate(0px, 0px)' },
    ]);
    animate(page, [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: 'translate(0px, 0px)' },
    ]);
    // The computed style is a percentage.
    const corner = Number.parseFloat(getComputedStyle(origin).borderTopLeftRadius) / 100;
    for (const element of [box, page]) {
      animate(element, [
        { borderRadius: `${corner * side}px` },
        // A closing page gets a phone's corners.
        { borderRadius: opens ? '0px' : '3rem' },
      ]);
    }
    cover = coverOf(origin, scale);
    cover.style.top = `${page.scrollTop}px`;
    page.append(cover);
    animate(cover, [{ opacity: 1 }, { opacity: 0 }], opens ? crossfade.opening : crossfade.closing);
    // The drawing stays in the middle of what shows.
    animate(cover.firstElementChild, [
      { translate: '0px 0px' },
      { translate: `${x / 2}px ${y / 2}px` },
    ]);
    animate(origin, [{ visibility: 'hidden' }, { visibility: 'hidden' }]);
  }

  function wait() {
    Promise.all(animations.map(({ finished }) => finished)).then(onEnd, () => undefined);
  }

  if (phase === 'replacing') {
    // If it started at 0, the background would flash between two pages.
    animate(box, [
      { opacity: 0.5, translate: '0 1.5rem' },
      { opacity: 1, translate: '0' },
    ]);
  } else moveOverHome();
  wait();

  return {
    /** Whether reversing leads to `next`; a page that follows another has no icon to return to. */
    turnsTo: (next: PageMotion['phase']) => phase !== 'replacing' && next !== 'replacing',
    /** Reverses, with the page scrolled to `to` px. */
    turn(to: number) {
      page.scrollTop = to;
      if (cover) cover.style.top = `${page.scrollTop}px`;
      for (const animation of animations) animation.reverse();
      wait();
    },
    clear() {
      for (const animation of animations) animation.cancel();
      cover?.remove();
      for (const element of [box, page]) element.removeAttribute('style');
    },
  };
}

/**
 * A page-sized box with the icon's background; the drawing fills its upper left square.
 * @param scale the icon's width as a share of the page's shorter side
 */
function coverOf(icon: HTMLElement, scale: number): HTMLElement {
  const cover = document.createElement('div');
  // The prerendered icon has no `style` attribute, which the policy forbids.
  const { backgroundImage, backgroundColor, backgroundPosition, backgroundSize } =
    getComputedStyle(icon);
  const drawing = icon.cloneNode(true) as HTMLElement;
  Object.assign(cover.style, {
    position: 'absolute',
    zIndex: '20',
    left: '0',
    width: '100%',
    height: '100%',
    backgroundImage,
    backgroundColor,
    backgroundPosition,
    backgroundSize,
  });
  // Its style sheet sizes an icon only where it stands.
  const side = `${icon.getBoundingClientRect().width}px`;
  Object.assign(drawing.style, {
    width: side,
    height: side,
    transformOrigin: '0 0',
    transform: `scale(${1 / scale})`,
    background: 'none',
    boxShadow: 'none',
  });
  cover.append(drawing);
  return cover;
}
