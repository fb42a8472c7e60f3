const lights = ['night', 'dawn', 'day', 'dusk'] as const;

/**
 * One of four lights for six hours each: night from 22, dawn from 4, day from 10, dusk from 16.
 * @param now ms since 1970
 */
export function daylight(now: number) {
  const hour = new Date(now).getHours();
  return lights[Math.floor(((hour + 2) % 24) / 6)];
}
