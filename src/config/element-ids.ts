/** Elements that the scripts and styles of a prerendered page find before React runs. */
export const elementIds = { lock: 'lock', home: 'home', slider: 'slider' } as const;

/** The heading that skip links lead to beside the home screen. */
export const contentId = 'inhalt';
