/** Elements that inline scripts and styles look up before React runs. */
export const elementIds = { lock: 'lock', home: 'home', slider: 'slider' } as const;

/** Target of the skip link on every screen but the home screen. */
export const contentId = 'inhalt';
