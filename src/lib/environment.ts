/** The build's configuration, validated by `scripts/build/build-environment.ts`. */
const env = import.meta.env;

/** Folder the site is published under, with both slashes. Spelled out for Vite to inline it. */
export const basePath: string = import.meta.env.BASE_URL;

/** Origin that serves the pictures; empty for the site's own. */
export const assetHost: string = (env.VITE_ASSET_HOST ?? '').replace(/\/$/, '');

export function assetUrl(path: string): string {
  return `${assetHost ? `${assetHost}/` : basePath}assets/${path}`;
}

/** The `srcset` of a picture, whose files in one format differ in width. */
export function sourceSet(name: string, widths: readonly number[], format: 'avif' | 'webp') {
  const sources = widths.map((width) => {
    return `${assetUrl(`pictures/${name}-${width}.${format}`)} ${width}w`;
  });
  return sources.join(', ');
}

/**
 * The `href` of a link in the content. A path of this site is percent-encoded and gets the base
 * path; another site's address stays as it is.
 */
export function linkAddress(href: string): string {
  // What is escaped already is left as it is.
  const encoded = href.replace(/%(?![\da-f]{2})|[^\w!#$%&'()*+,./:;=?@~-]+/giu, encodeURIComponent);
  return href.startsWith('/') ? basePath + encoded.slice(1) : href;
}

/** The emulator wins over the project; without either `npm start` stores messages in files. */
export type MessageStore = 'firestore' | 'emulator' | 'local';

export const messageStore: MessageStore = env.VITE_FIRESTORE_EMULATOR
  ? 'emulator'
  : env.VITE_FIREBASE_PROJECT_ID
    ? 'firestore'
    : 'local';

/** Enables App Check when set. */
export const recaptchaSiteKey: string = env.VITE_RECAPTCHA_SITE_KEY ?? '';
