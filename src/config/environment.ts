/** The build's configuration; `scripts/build/build-environment.ts` has checked the values. */
const env = import.meta.env;

/** Folder under which the site is published, with both slashes. Written out, so that the build makes it a constant. */
export const basePath: string = import.meta.env.BASE_URL;

/** Where the pictures are: the asset host's origin, or nothing for the site's own. */
export const assetHost: string = (env.VITE_ASSET_HOST ?? '').replace(/\/$/, '');

export function assetUrl(path: string): string {
  return `${assetHost ? `${assetHost}/` : basePath}assets/${path}`;
}

/** The address of a link that is another site, or begins with `/` and is a file of `public`, wherever the site is. */
export function linkAddress(href: string): string {
  return href.startsWith('/') ? basePath + href.slice(1) : href;
}

/** What stores messages. The emulator wins over the project; without either it is the stand-in of `npm start`. */
export type MessageStore = 'firestore' | 'emulator' | 'stand-in';

export const messageStore: MessageStore = env.VITE_FIRESTORE_EMULATOR
  ? 'emulator'
  : env.VITE_FIREBASE_PROJECT_ID
    ? 'firestore'
    : 'stand-in';

/** Switches on App Check when it is set. */
export const recaptchaSiteKey: string = env.VITE_RECAPTCHA_SITE_KEY ?? '';

/** Whether browsers keep a copy of the site for visits without network: unless `VITE_OFFLINE` is `off`. */
export const offlineCache: boolean = env.VITE_OFFLINE !== 'off';
