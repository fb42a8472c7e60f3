import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const project = { VITE_FIREBASE_PROJECT_ID: 'some-project', VITE_FIREBASE_API_KEY: 'abcdefghij' };

const firestore = 'connect-src https://firestore.googleapis.com';

it.each<[build: string, env: Partial<ImportMetaEnv>, ...directives: string[]]>([
  [
    'for the local store of messages',
    {},
    "default-src 'none'",
    // echo -n 'start()' | openssl dgst -sha256 -binary | base64
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ],
  [
    'for the emulator',
    { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' },
    'connect-src http://127.0.0.1:8080',
  ],
  [
    'for a Firebase project with an asset host',
    { ...project, VITE_ASSET_HOST: 'https://assets.example.org/' },
    firestore,
    "img-src 'self' data: https://assets.example.org",
  ],
  [
    'with App Check',
    { ...project, VITE_RECAPTCHA_SITE_KEY: 'k'.repeat(40) },
    `${firestore} https://content-firebaseappcheck.googleapis.com/ https://www.google.com/recaptcha/`,
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ],
])(
  'the policy of a build %s allows the hosts that its form needs, and none if there is no form',
  (build, env, ...directives) => {
    const policy = contentSecurityPolicy({ env, inlineScripts: ['start()'], hasForm: true });
    expect(policy.split('; ')).toEqual(expect.arrayContaining(directives));
    const withAppCheck = build === 'with App Check';
    expect(/recaptcha|appcheck|frame-src/.test(policy)).toBe(withAppCheck);
    // Trusted types would block the scripts that Google's script inserts.
    expect(policy.includes('trusted-types')).toBe(!withAppCheck);
    // `_headers` contains `frame-ancestors`, because browsers ignore it in a `<meta>`.
    expect(policy).not.toContain('frame-ancestors');

    const withoutForm = contentSecurityPolicy({ env, inlineScripts: [], hasForm: false });
    expect(withoutForm).not.toMatch(/connect-src|google|recaptcha|127\.0\.0\.1/);
  },
);
