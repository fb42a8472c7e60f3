import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#src/config/paths.ts';
import { reducedMotion } from '#src/config/reduced-motion.ts';
import type { LayerLook } from './layer-look.ts';

/** Phases of the lock. A gesture during the fade does nothing. */
export type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading';

export interface Lock {
  phase: LockPhase;
  setPhase: (phase: LockPhase) => void;
  /** Lets the layer follow a pointer. */
  show: (look: LayerLook) => void;
  /** Lets it go back to where it was. */
  springBack: () => void;
  /** Fades the layer out within `duration` ms while it goes on upwards or downwards, then shows the home screen. */
  unlock: (duration: number, way?: 'up' | 'down') => void;
}

/** Share of its height that the layer still goes while it fades: enough to be seen leaving. */
const leavingShare = 0.25;

/** Quick at first: it goes on with the gesture, which ends here. */
const leavingEasing = 'cubic-bezier(0.2, 0.6, 0.35, 1)';

export function useUnlock(layer: RefObject<HTMLElement | null>): Lock {
  const [phase, setPhase] = useState<LockPhase>('locked');
  const [, navigate] = useLocation();
  const fading = useRef(false);

  const show = useCallback(
    ({ opacity, lift }: LayerLook) => {
      layer.current?.style.setProperty('--lock-opacity', String(opacity));
      layer.current?.style.setProperty('--lock-lift', `${lift}px`);
    },
    [layer],
  );

  const springBack = useCallback(() => {
    setPhase('springing');
    layer.current?.style.removeProperty('--lock-opacity');
    layer.current?.style.removeProperty('--lock-lift');
  }, [layer]);

  const unlock = useCallback(
    (duration: number, way: 'up' | 'down' = 'up') => {
      const element = layer.current;
      if (!element || fading.current) return;
      fading.current = true;
      setPhase('fading');
      const { opacity } = getComputedStyle(element);
      const lift = element.getBoundingClientRect().top;
      const leaving = element.offsetHeight * leavingShare * (way === 'up' ? -1 : 1);
      const animation = element.animate(
        [
          { opacity, translate: `0 ${lift}px` },
          { opacity: 0, translate: `0 ${lift + leaving}px` },
        ],
        { duration: reducedMotion() ? 0 : duration, easing: leavingEasing, fill: 'forwards' },
      );
      animation.onfinish = () => navigate(paths.desktop(0));
    },
    [layer, navigate],
  );

  return { phase, setPhase, show, springBack, unlock };
}
