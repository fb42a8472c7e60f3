import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';

/** Attaches a reCAPTCHA token to every message. Loaded at the first send, with a site key only. */
export function startAppCheck(app: FirebaseApp, siteKey: string) {
  const provider = new ReCaptchaV3Provider(siteKey);
  // No refresh: token and Google's script are fetched for a send only.
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}
