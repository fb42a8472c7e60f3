import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { animateSpring, type SpringAnimation } from '#src/gestures/animate-spring.ts';
import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { paths } from '#src/navigation/paths.ts';
import type { LayerPosition } from './unlock-gesture.ts';

/** Phases of the lock. A gesture during the fade does nothing. */
export type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading';

export interface Lock {
  phase: LockPhase;
  /** Where the layer is. */
  position: () => LayerPosition;
  /** Lets the layer follow a pointer. */
  follow: (position: LayerPosition) => void;
  springBack: () => void;
  /** Fades the layer for `duration` ms while its text leaves upwards or downwards, then shows the home screen. */
  unlock: (duration: number, direction?: 'up' | 'down') => void;
}

interface LockLayers {
  /** Fades in place, over the same mountain of the home screen. */
  photo: RefObject<HTMLElement | null>;
  /** Clock, card and hint, which move and fade. */
  content: RefObject<HTMLElement | null>;
}

const atRest: LayerPosition = { opacity: 1, lift: 0 };

/** px as which the spring treats a change of opacity from 0 to 1. */
const opacityPixels = 300;

/** Share of its height by which the text moves on while it fades: enough to be seen leaving. */
const leavingShare = 0.25;

/** Quick at first: it goes on with the gesture, which ends here. */
const leavingEasing = 'cubic-bezier(0.2, 0.6, 0.35, 1)';

export function useUnlock({ photo, content }: LockLayers): Lock {
  const [phase, setPhase] = useState<LockPhase>('locked');
  const [, navigate] = useLocation();
  const position = useRef(atRest);
  const spring = useRef<SpringAnimation<LayerPosition>>(undefined);
  const fade = useRef<Animation[]>([]);

  const show = useCallback(
    (next: LayerPosition) => {
      position.current = next;
      for (const layer of [photo.current, content.current]) {
        layer?.style.setProperty('--lock-opacity', String(next.opacity));
      }
      content.current?.style.setProperty('--lock-lift', `${next.lift}px`);
    },
    [photo, content],
  );

  const springBack = useCallback(() => {
    const rest = () => {
      show(atRest);
      setPhase('locked');
    };
    if (reducedMotion()) return rest();
    setPhase('springing');
    spring.current = animateSpring({
      from: position.current,
      to: atRest,
      pixels: { opacity: opacityPixels },
      onFrame: show,
      onRest: rest,
    });
  }, [show]);

  const follow = useCallback(
    (next: LayerPosition) => {
      spring.current?.stop();
      setPhase('dragging');
      show(next);
    },
    [show],
  );

  const unlock = useCallback(
    (duration: number, direction: 'up' | 'down' = 'up') => {
      if (!photo.current || !content.current || fade.current.length > 0) return;
      spring.current?.stop();
      setPhase('fading');
      const { opacity, lift } = position.current;
      const leaving = content.current.offsetHeight * leavingShare * (direction === 'up' ? -1 : 1);
      const timing = {
        duration: reducedMotion() ? 0 : duration,
        easing: leavingEasing,
        fill: 'forwards' as const,
      };
      const text = content.current.animate(
        [
          { opacity, translate: `0 ${lift}px` },
          { opacity: 0, translate: `0 ${lift + leaving}px` },
        ],
        timing,
      );
      text.onfinish = () => navigate(paths.page(0));
      fade.current = [text, photo.current.animate([{ opacity }, { opacity: 0 }], timing)];
    },
    [photo, content, navigate],
  );

  // A visitor who goes elsewhere during the fade (Back, Forward) arrives there, not on the home screen.
  useEffect(
    () => () => {
      spring.current?.stop();
      for (const animation of fade.current) animation.cancel();
    },
    [],
  );

  return useMemo(
    () => ({ phase, position: () => position.current, follow, springBack, unlock }),
    [phase, follow, springBack, unlock],
  );
}
