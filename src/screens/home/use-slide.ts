import { useRoute } from 'wouter';
import { sliderPattern } from '#src/navigation/routes.ts';

/** The slide of the route's parameter; 0 behind the lock. Handlers read `currentSlide`. */
export function useSlide(): number {
  const [, params] = useRoute(sliderPattern);
  return Number(params?.slide ?? 0);
}
