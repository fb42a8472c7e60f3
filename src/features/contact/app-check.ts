import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';

/** Attaches an App Check token to each message. */
export function startAppCheck(app: FirebaseApp, siteKey: string) {
  const provider = new ReCaptchaV3Provider(siteKey);
  // Without a refresh, Google's script and the token are fetched only for a send.
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}
