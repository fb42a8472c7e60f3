import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#src/config/paths.ts';
import { reducedMotion } from '#src/config/reduced-motion.ts';

/** Phases of the lock. A gesture during the fade does nothing. */
export type LockPhase = 'locked' | 'dragging' | 'springing' | 'fading';

export interface Lock {
  phase: LockPhase;
  setPhase: (phase: LockPhase) => void;
  /** Fades the layer out within `duration` ms, then goes to the home screen. */
  unlock: (duration: number) => void;
}

export function useUnlock(layer: RefObject<HTMLElement | null>): Lock {
  const [phase, setPhase] = useState<LockPhase>('locked');
  const [, navigate] = useLocation();
  const fading = useRef(false);

  const unlock = useCallback(
    (duration: number) => {
      const element = layer.current;
      if (!element || fading.current) return;
      fading.current = true;
      setPhase('fading');
      const opacity = getComputedStyle(element).opacity;
      const animation = element.animate([{ opacity }, { opacity: 0 }], {
        duration: reducedMotion() ? 0 : duration,
        fill: 'forwards',
      });
      animation.onfinish = () => navigate(paths.desktop(0));
    },
    [layer, navigate],
  );

  return { phase, setPhase, unlock };
}
