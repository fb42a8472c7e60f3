import { useRoute } from 'wouter';
import { sliderPattern } from '#src/navigation/routes.ts';

/** Index of the slide at the home layer's location; 0 below the lock. */
export function useSlide(): number {
  const [, params] = useRoute(sliderPattern);
  return Number(params?.slide ?? 0);
}
