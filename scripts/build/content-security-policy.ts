import { createHash } from 'node:crypto';
import { messageStoreOf } from '#src/lib/message-target.ts';

/** For App Check: https://developers.google.com/recaptcha/docs/faq */
const recaptcha = 'https://www.google.com/recaptcha/';

interface PolicyOptions {
  env: Partial<ImportMetaEnv>;
  /** Texts of the page's `<script>` elements. */
  inlineScripts: readonly string[];
  hasForm: boolean;
}

/** The content security policy of a page (docs/decisions/06). */
export function contentSecurityPolicy({ env, inlineScripts, hasForm }: PolicyOptions): string {
  const scripts = ["'self'", ...inlineScripts.map(hashOf)];
  // The wallpapers' placeholders are `data:` URLs in the style sheet.
  const pictures = ["'self'", 'data:'];
  const requests: string[] = [];
  const frames: string[] = [];
  const hasAppCheck = hasForm && Boolean(env.VITE_RECAPTCHA_SITE_KEY);
  if (env.VITE_ASSET_HOST) pictures.push(new URL(env.VITE_ASSET_HOST).origin);
  if (hasForm) requests.push(messageSource(env));
  if (hasAppCheck) {
    scripts.push(recaptcha, 'https://www.gstatic.com/recaptcha/');
    requests.push('https://content-firebaseappcheck.googleapis.com/', recaptcha);
    frames.push(recaptcha, 'https://recaptcha.google.com/recaptcha/');
  }
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': scripts,
    // Radix's scroll lock adds a style element, and the HTML has style attributes. No text of a
    // visitor is rendered as HTML.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': pictures,
    'font-src': ["'self'"],
    'connect-src': requests,
    'frame-src': frames,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Trusted types would block the scripts that Google's script inserts.
    'require-trusted-types-for': hasAppCheck ? [] : ["'script'"],
    'trusted-types': hasAppCheck ? [] : ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origin to which the form sends messages. */
function messageSource(env: Partial<ImportMetaEnv>): string {
  return {
    firestore: 'https://firestore.googleapis.com',
    emulator: `http://${env.VITE_FIRESTORE_EMULATOR}`,
    local: "'self'",
  }[messageStoreOf(env)];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
