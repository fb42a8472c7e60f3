interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIRESTORE_EMULATOR?: string;
  readonly VITE_ASSET_HOST?: string;
  readonly VITE_RECAPTCHA_SITE_KEY?: string;
}

interface Window {
  /** The gestures that a lock's inline script has started, until `LockScreen` adopts them. */
  lockGestures?: import('#src/screens/lock/lock-gestures.ts').LockGestures;
}
