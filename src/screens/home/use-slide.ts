import { useParams } from 'wouter';
import type { sliderPattern } from '#src/navigation/routes.ts';

/** Index of the slide that the home layer's location names; below the lock the first one. */
export function useSlide(): number {
  const { slide } = useParams<typeof sliderPattern>();
  return Number(slide ?? 0);
}
