import { createHash } from 'node:crypto';
import { messageTarget } from '#src/config/message-target.ts';

const recaptcha = 'https://www.google.com/recaptcha/';

/**
 * The one content security policy of a build, for all its pages (docs/decisions/10).
 * @param inline the texts of all `<script>` and `<style>` elements
 */
export function contentSecurityPolicy(
  env: Partial<ImportMetaEnv>,
  inline: Record<'scripts' | 'styles', readonly string[]>,
  hasForm = true,
): string {
  const assetHost = env.VITE_ASSET_HOST ? [new URL(env.VITE_ASSET_HOST).origin] : [];
  // Google's App Check uses reCAPTCHA: https://developers.google.com/recaptcha/docs/faq
  const hasAppCheck = hasForm && Boolean(env.VITE_RECAPTCHA_SITE_KEY);
  const forAppCheck = (...sources: string[]) => (hasAppCheck ? sources : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      ...["'self'", ...inline.scripts.map(hashOf)],
      ...forAppCheck(recaptcha, 'https://www.gstatic.com/recaptcha/'),
    ],
    'style-src': ["'self'", ...inline.styles.map(hashOf)],
    // The wallpapers' placeholders are data of the style sheet.
    'img-src': ["'self'", 'data:', ...assetHost],
    'font-src': ["'self'"],
    // A page that lacks a part fetches itself to see a newer build (inline/replaced-build.ts).
    'connect-src': [
      ...["'self'", ...(hasForm ? messageOrigins(env) : [])],
      ...forAppCheck('https://content-firebaseappcheck.googleapis.com/', recaptcha),
    ],
    'frame-src': forAppCheck(recaptcha, 'https://recaptcha.google.com/recaptcha/'),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Google's script inserts scripts.
    ...(!hasAppCheck && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origin that gets messages, unless it is the site's own. */
function messageOrigins(env: Partial<ImportMetaEnv>): string[] {
  const { host, ssl } = messageTarget({ host: '', protocol: 'https:' }, env);
  if (host === undefined) return ['https://firestore.googleapis.com'];
  return host ? [`${ssl ? 'https' : 'http'}://${host}`] : [];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
