import palette from '#content/palette.json';
import { assetUrl } from '#src/lib/environment.ts';
import { tileImage } from './content-path-parts.ts';
import { channels, contrast, luminance } from './contrast.ts';

const { background: backgrounds, 'on-background': onBackground } = palette;

/**
 * Opacity of the black over an owner's image, 0 to 1. A white image becomes #737373, and white text
 * on #737373 has a contrast of 4.7:1. Other images become darker.
 */
export const imageShade = 0.55;

/**
 * CSS `background` of a tile's icon.
 * @param background a CSS background, or the name of an image
 * @param folder name of the project's or skill's folder, which contains the image
 */
export function cssOfTileBackground(background: string, folder: string): string {
  return tileImage.test(background) ? shaded(background, folder, 'center / cover') : background;
}

/** Position and size of a page's background: the first viewport. */
const firstViewport = 'top / 100% 100svh';

/**
 * CSS `background` of a skill's page: the tile's background, in the first viewport. `DetailBody`
 * covers the rest.
 */
export function cssOfSkillBackground(background: string, folder: string): string {
  if (!tileImage.test(background)) return `${background} ${firstViewport}`;
  // `cover` would depend on the page's length. The size below fills the viewport with any image
  // that is not taller than wide.
  return shaded(background, folder, 'top / auto max(100vw, 100svh)');
}

/**
 * CSS `background` of a project's page. Behind light text, the background darkens towards the
 * lower right corner of the first viewport, so that the contrast increases.
 * @param color of the text, #rrggbb
 */
export function cssOfProjectBackground(color: string, background: string): string {
  const isTextLight = luminance(color) > luminance(background);
  if (!isTextLight) return background;
  return `linear-gradient(145deg, #0000, #0006) ${firstViewport} ${background}`;
}

/** CSS of an image behind a dark overlay, over a colour that shows until the image has loaded. */
function shaded(image: string, folder: string, positionAndSize: string): string {
  const shade = `rgb(0 0 0 / ${imageShade})`;
  const address = assetUrl(`icons/${folder}/${image}`);
  const layers = [`linear-gradient(${shade}, ${shade})`, `url("${address}") ${positionAndSize}`];
  return [...layers, backgrounds.DEFAULT].join(', ');
}

function chroma(color: string): number {
  const values = channels(color);
  return Math.max(...values) - Math.min(...values);
}

/** Mixes a colour with white. @param percent of white */
function lightened(color: string, percent: number): string {
  const mix = (value: number) => Math.round(value + ((255 - value) * percent) / 100);
  return `#${channels(color)
    .map((value) => mix(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

/**
 * The most vivid of a detail's colours, lightened to a contrast of 4.5:1 on the page's cards.
 * @param values CSS colours and gradients; only colours written as #rrggbb count
 */
export function accentOf(...values: string[]): string {
  const colors = values.join().match(/#[\da-f]{6}\b/gi) ?? [];
  const [vivid = onBackground.DEFAULT] = colors.toSorted((a, b) => chroma(b) - chroma(a));
  for (let percent = 0; percent < 100; percent += 5) {
    const accent = lightened(vivid, percent);
    if (contrast(accent, backgrounds.DEFAULT) >= 4.5) return accent;
  }
  return onBackground.DEFAULT;
}
