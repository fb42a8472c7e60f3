import { type HeaderRule, withDefault } from './headers.ts';

/**
 * The project's `firebase.json`, which Firebase reads beside the folder that it serves. In it a later rule wins, and
 * what none fits is kept for an hour, where the other hosts revalidate.
 * @param hasForm whether Firestore is used, and so needs rules
 */
export function firebaseFile(rules: readonly HeaderRule[], hasForm = true): string {
  const headers = withDefault(rules).map(({ source, headers }) => ({
    source: source.replace('*', '**'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const hosting = {
    public: 'dist',
    ignore: ['**/.*', '_headers'],
    cleanUrls: true,
    trailingSlash: false,
    headers,
  };
  const firestore = { rules: 'firestore.rules' };
  return JSON.stringify({ ...(hasForm && { firestore }), hosting }, null, 2);
}
