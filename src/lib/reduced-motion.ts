/** Call this at the moment of use, because the visitor may change the preference at any time. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
