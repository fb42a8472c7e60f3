interface MessageTarget {
  projectId: string;
  apiKey: string;
  appId: string;
  authDomain: string;
  /** `host:port` of an emulator or of the stand-in store; Google's own where it is missing. */
  host?: string;
  ssl: boolean;
}

/** The emulator wins over the project; without either it is the stand-in on the site's own origin. */
export function messageTarget(
  env: Partial<ImportMetaEnv> = import.meta.env,
  site: Pick<Location, 'host' | 'protocol'> = location,
): MessageTarget {
  const projectId = env.VITE_FIREBASE_PROJECT_ID ?? '';
  const client = {
    apiKey: env.VITE_FIREBASE_API_KEY || 'none',
    appId: env.VITE_FIREBASE_APP_ID || 'none',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
  };
  if (env.VITE_FIRESTORE_EMULATOR) {
    const host = env.VITE_FIRESTORE_EMULATOR;
    return { ...client, projectId: projectId || 'demo-portfolio', host, ssl: false };
  }
  if (projectId) return { ...client, projectId, ssl: true };
  const ssl = site.protocol === 'https:';
  return { ...client, projectId: 'stand-in', host: site.host, ssl };
}
