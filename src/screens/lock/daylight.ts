const lights = ['night', 'dawn', 'day', 'dusk'] as const;

/** The light at an hour of the day, in quarters: the night begins at 22. */
export function daylight(hour: number) {
  return lights[Math.floor(((hour + 2) % 24) / 6)];
}
