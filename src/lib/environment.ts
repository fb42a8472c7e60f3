import { messageStoreOf } from './message-target.ts';

/** The build's configuration, validated by `scripts/build/build-environment.ts`. */
const env = import.meta.env;

/**
 * Path of the site's folder, with a slash at both ends. The expression is written in full,
 * so that Vite inlines a constant. The variables below are read from an object.
 */
export const basePath: string = import.meta.env.BASE_URL;

/** Origin that serves the pictures, without a slash at its end; '' for the site's origin. */
export const assetHost: string = (env.VITE_ASSET_HOST ?? '').replace(/\/$/, '');

/** @param path below `assets/` */
export function assetUrl(path: string): string {
  const folder = assetHost ? `${assetHost}/` : basePath;
  return `${folder}assets/${path}`;
}

/** The `srcset` of a picture in one format. @param widths of the picture's files, px */
export function sourceSet(name: string, widths: readonly number[], format: 'avif' | 'webp') {
  const sources = widths.map((width) => {
    return `${assetUrl(`pictures/${name}-${width}.${format}`)} ${width}w`;
  });
  return sources.join(', ');
}

/**
 * The `href` of a link in the content. A path of this site is percent-encoded and gets the base
 * path. Other addresses stay the same.
 */
export function linkAddress(href: string): string {
  // Keeps existing percent-encoding.
  const encoded = href.replace(/%(?![\da-f]{2})|[^\w!#$%&'()*+,./:;=?@~-]+/giu, encodeURIComponent);
  return href.startsWith('/') ? basePath + encoded.slice(1) : href;
}

// For the privacy notice, which the build evaluates. Because of `PURE`, the client bundle does not
// contain the call.
export const messageStore = /* @__PURE__ */ messageStoreOf(env);

export const recaptchaSiteKey: string = env.VITE_RECAPTCHA_SITE_KEY ?? '';
