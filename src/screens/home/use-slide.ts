import { useParams } from 'wouter';
import type { sliderPattern } from '#src/navigation/routes.ts';

/** Index of the slide at the home layer's location; 0 for the lock. */
export function useSlide(): number {
  const { slide } = useParams<typeof sliderPattern>();
  return Number(slide ?? 0);
}
