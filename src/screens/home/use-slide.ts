import { useRoute } from 'wouter';
import { sliderPattern } from '#src/navigation/routes.ts';

/** The slide of wouter's location, equal to the store's `currentSlide`; 0 below the lock. */
export function useSlide(): number {
  const [, params] = useRoute(sliderPattern);
  return Number(params?.slide ?? 0);
}
