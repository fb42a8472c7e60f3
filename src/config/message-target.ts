/** Where messages go: to the emulator, the project's Firestore, or the local one on this origin. */
export function messageTarget(
  site: Pick<Location, 'host' | 'protocol'>,
  env: Partial<ImportMetaEnv> = import.meta.env,
) {
  const emulator = env.VITE_FIRESTORE_EMULATOR;
  const project = env.VITE_FIREBASE_PROJECT_ID;
  return {
    projectId: project || (emulator ? 'demo-portfolio' : 'local'),
    apiKey: env.VITE_FIREBASE_API_KEY || 'none',
    appId: env.VITE_FIREBASE_APP_ID || 'none',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    /** `host:port`; undefined for Google's. */
    host: emulator || (project ? undefined : site.host),
    ssl: !emulator && (Boolean(project) || site.protocol === 'https:'),
  };
}
