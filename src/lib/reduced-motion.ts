/** The visitor may change the preference at any time: read it at the moment of use. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
