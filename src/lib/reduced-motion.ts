/** Whether the visitor wants no movement; asked at the moment of use, because it can change. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
