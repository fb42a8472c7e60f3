const timing = { easing: 'linear', fill: 'both' } as const;

/** Crossfade between the tile's background and the moving page, ms. */
export const crossfade = {
  opening: { ...timing, delay: 50, duration: 80 },
  closing: { ...timing, delay: 30, duration: 70 },
} as const;

/** Creates an element over the page with the background of its tile. */
export function createCover(background: string): HTMLElement {
  const cover = document.createElement('div');
  const layout = { position: 'absolute', zIndex: '20', left: '0', width: '100%', height: '100%' };
  Object.assign(cover.style, { ...layout, background });
  return cover;
}
