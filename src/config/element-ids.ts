/** Elements that the scripts and styles of a prerendered page find before React runs. */
export const elementIds = { lock: 'lock', home: 'home', slider: 'slider' } as const;

/** Mark on the browser's timeline: the lock has opened. */
export const homeSeen = 'home-seen';
