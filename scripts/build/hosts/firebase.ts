import { type HeaderRule, withDefault } from './headers.ts';

/**
 * `firebase.json`, which Firebase reads beside the folder that it serves. A later rule wins, and an
 * answer without a rule is cached for an hour, where other hosts revalidate.
 */
export function firebaseFile(rules: readonly HeaderRule[], hasForm = true): string {
  const headers = withDefault(rules).map(({ source, headers }) => ({
    source: source.replace('*', '**'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const hosting = {
    public: 'dist',
    ignore: ['_headers', '**/.DS_Store'],
    cleanUrls: true,
    trailingSlash: false,
    headers,
  };
  const firestore = { rules: 'firestore.rules' };
  return JSON.stringify({ ...(hasForm && { firestore }), hosting }, null, 2);
}
