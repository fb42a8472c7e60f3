import { elementIds } from '#src/lib/element-ids.ts';
import type { PageTransition } from '#src/navigation/choose-page-transition.ts';
import { iconKeyframes } from './icon-keyframes.ts';
import { createCover, crossfade } from './page-cover.ts';

/*
 * A box crops the page to a square over the tile's icon and grows to the viewport. The page's icon
 * moves from the square to its position. Closing moves box and icon in the opposite direction.
 */

/** Duration in ms; the easing of iOS sheets (vaul). */
const timing = { duration: 420, easing: 'cubic-bezier(0.32, 0.72, 0, 1)', fill: 'both' } as const;

/** Corner radius of a moving page, like a phone's. */
const pageCorner = '3rem';

interface Tile {
  icon: HTMLElement;
  /** CSS `background` of the tile. */
  background: string;
}

interface PageTransitionOptions extends Pick<PageTransition, 'phase' | 'scrolled'> {
  /** The moving element. Its first child is the page. */
  box: HTMLElement;
  /** The page opens from this tile; without a visible tile, from below. */
  tile: Tile | undefined;
  onEnd: () => void;
}

export type RunningPageTransition = ReturnType<typeof startPageTransition>;

/** Opens a page over the dimmed home screen, closes it, or fades it in to replace another. */
export function startPageTransition({ phase, scrolled, box, tile, onEnd }: PageTransitionOptions) {
  const page = box.firstElementChild as HTMLElement;
  const pageIcon = page.querySelector<HTMLElement>('[data-page-icon]');
  const opens = phase !== 'closing';
  const animations: Animation[] = [];
  let cover: HTMLElement | undefined;

  /**
   * Closing reverses the list of frames, but not the animation: a frame at 0.7 stays at 0.7, and
   * the easing stays. `direction: 'reverse'` would move the frame to 0.3.
   */
  function animate(
    element: Element | null,
    frames: Keyframe[],
    options: KeyframeAnimationOptions = timing,
  ) {
    const animation = element?.animate(opens ? frames : [...frames].reverse(), options);
    if (animation) animations.push(animation);
  }

  function moveOverHome() {
    // Box and page keep the viewport's size while content loads.
    Object.assign(box.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
    Object.assign(page.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
    page.scrollTop = scrolled;
    if (tile) growFrom(tile);
    else animate(box, [{ transform: 'translateY(100%)' }, { transform: 'none' }]);
    animate(document.getElementById(elementIds.home), [{ opacity: 1 }, { opacity: 0.35 }]);
  }

  function growFrom({ icon, background }: Tile) {
    const { left, top, width } = icon.getBoundingClientRect();
    const whole = box.getBoundingClientRect();
    const side = Math.min(whole.width, whole.height);
    /** Width cropped at the page's right edge, and height cropped at the lower edge, px. */
    const [cropRight, cropBottom] = [whole.width - side, whole.height - side];
    const scale = width / side;
    moveIcon(side, scale);
    box.style.transformOrigin = '0 0';
    // The box has the viewport's size and hides overflow. It is shifted left and up by the cropped
    // size, and the page inside it back. Unlike `clip-path`, transforms animate on the compositor.
    animate(box, [
      {
        transform: `translate(${left}px, ${top}px) scale(${scale}) translate(${-cropRight}px, ${-cropBottom}px)`,
      },
      { transform: 'translate(0px, 0px) scale(1) translate(0px, 0px)' },
    ]);
    animate(page, [
      { transform: `translate(${cropRight}px, ${cropBottom}px)` },
      { transform: 'translate(0px, 0px)' },
    ]);
    // The computed style is a percentage.
    const corner = Number.parseFloat(getComputedStyle(icon).borderTopLeftRadius) / 100;
    const tileCorner = { borderRadius: `${corner * side}px` };
    // A closing page has a phone's corners from the first frame on.
    const corners = opens
      ? [
          tileCorner,
          { borderRadius: pageCorner, offset: 0.5 },
          { borderRadius: pageCorner, offset: 0.8 },
          { borderRadius: '0px' },
        ]
      : [tileCorner, { borderRadius: pageCorner }];
    for (const element of [box, page]) animate(element, corners);
    cover = createCover(background);
    cover.style.top = `${page.scrollTop}px`;
    page.append(cover);
    const fade = opens ? crossfade.opening : crossfade.closing;
    animate(cover, [{ opacity: 1 }, { opacity: 0 }], fade);
    // The cover has the icon's background. Without background and shadow, the icon has no edge
    // over the cover.
    animate(pageIcon, [{ backgroundImage: 'none', boxShadow: 'none' }, {}], fade);
    animate(icon, [{ visibility: 'hidden' }, { visibility: 'hidden' }]);
  }

  /** @param side of the cropped page, px @param tileScale scale of the page over the tile */
  function moveIcon(side: number, tileScale: number) {
    if (!pageIcon) return;
    const whole = box.getBoundingClientRect();
    const { left, top, width } = pageIcon.getBoundingClientRect();
    const icon = { x: left - whole.left, y: top - whole.top, width };
    Object.assign(pageIcon.style, { transformOrigin: '0 0', zIndex: '30' });
    animate(pageIcon, iconKeyframes({ icon, page: whole, side, tileScale }));
    const heading = pageIcon.nextElementSibling;
    // Unless the icon is to the right, as on a desktop, it covers heading and text while it moves.
    if (!heading || heading.getBoundingClientRect().left < left) return;
    for (const text of [heading, heading.nextElementSibling])
      animate(text, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }]);
  }

  function callWhenFinished() {
    Promise.all(animations.map(({ finished }) => finished)).then(onEnd, () => undefined);
  }

  if (phase === 'replacing') {
    // An opacity of 0 would flash the background between two pages.
    animate(box, [
      { opacity: 0.5, translate: '0 1.5rem' },
      { opacity: 1, translate: '0' },
    ]);
  } else moveOverHome();
  callWhenFinished();

  return {
    /** Opening and closing can reverse into each other. @param next another phase */
    canReverseTo: (next: PageTransition['phase']) => phase !== 'replacing' && next !== 'replacing',
    /** Reverses the animations. @param scrollTop of the page, px */
    reverse(scrollTop: number) {
      page.scrollTop = scrollTop;
      if (cover) cover.style.top = `${page.scrollTop}px`;
      for (const animation of animations) animation.reverse();
      callWhenFinished();
    },
    clear() {
      for (const animation of animations) animation.cancel();
      cover?.remove();
      for (const element of [box, page]) element.removeAttribute('style');
      // React sets the icon's other styles.
      if (pageIcon) Object.assign(pageIcon.style, { transformOrigin: '', zIndex: '' });
    },
  };
}
