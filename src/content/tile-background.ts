import { ground } from '#content/palette.json';
import { assetUrl } from '#src/config/environment.ts';
import { tileImage } from './content-path-parts.ts';

/**
 * Black over an owner's image, 0 to 1. Of a white image it leaves #737373, on which white has a
 * contrast of 4.7:1; of any other less light. So no image needs to be measured.
 */
export const imageShade = 0.55;

/**
 * CSS of the background behind an app's icon.
 * @param background colours, or the name of an image
 * @param folder of the project or skill, in which the image lies
 */
export function tileBackground(background: string, folder: string): string {
  return tileImage.test(background) ? shaded(background, folder, 'center / cover') : background;
}

/** CSS of the same background behind a page's head; it fills the screen until the body covers it. */
export function headBackground(background: string, folder: string): string {
  return tileImage.test(background)
    ? // `cover` would depend on the page's length. An image as wide as high, or wider, fills this.
      shaded(background, folder, 'top / auto max(100vw, 100svh)')
    : `${background} top / 100% 100svh`;
}

/** The ground shows until the image has loaded, and where it fails. */
function shaded(image: string, folder: string, place: string): string {
  const shade = `rgb(0 0 0 / ${imageShade})`;
  const address = assetUrl(`icons/${folder}/${image}`);
  return `linear-gradient(${shade}, ${shade}), url("${address}") ${place}, ${ground.DEFAULT}`;
}
