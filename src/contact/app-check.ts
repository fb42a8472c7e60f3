import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';

/** Has every message of an app carry a token of Google's reCAPTCHA. It is loaded with the first send of builds with a key. */
export function startAppCheck(app: FirebaseApp, siteKey: string) {
  const provider = new ReCaptchaV3Provider(siteKey);
  // A token, and Google's script, are needed for a send and at no other time, so none is fetched ahead.
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}
