import { loadEnv, type Plugin } from 'vite';
import { root } from '#scripts/root.mjs';
import { stop, stopOn } from '#scripts/stop.mjs';

type Environment = Record<string, string | undefined>;

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
}

function isHostAndPort(value: string): boolean {
  const port = Number(/^[a-z0-9.-]+:([1-9]\d{0,4})$/i.exec(value)?.[1]);
  return port > 0 && port < 65_536;
}

const rules: Record<string, [check: RegExp | ((value: string) => boolean), expected: string]> = {
  VITE_FIREBASE_PROJECT_ID: [
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'a Firebase project id (6 to 30 lower-case letters, digits and hyphens)',
  ],
  VITE_FIREBASE_API_KEY: [
    /^[\w-]{10,}$/,
    'the API key of a Firebase web app (letters, digits, _ and -)',
  ],
  VITE_FIREBASE_APP_ID: [
    /^\d+:\d+:web:[0-9a-f]+$/,
    'the id of a Firebase web app, like 1:123456789:web:0a1b2c',
  ],
  VITE_FIREBASE_AUTH_DOMAIN: [
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'a host name, like project.firebaseapp.com',
  ],
  VITE_FIRESTORE_EMULATOR: [isHostAndPort, 'host:port, like 127.0.0.1:8080'],
  VITE_ASSET_HOST: [isOrigin, 'an origin, like https://assets.example.org'],
  VITE_RECAPTCHA_SITE_KEY: [/^[\w-]{20,}$/, 'a reCAPTCHA site key (letters, digits, _ and -)'],
  BASE_PATH: [
    /^\/([\w~-][\w.~-]*\/)*$/,
    'the folder under which the site is published, with both slashes, like /portfolio/',
  ],
};

/** Sets the variables to '', which overrides `.env.local`. No test may write to a real database. */
export function ignoreSettings() {
  for (const name of Object.keys(rules)) process.env[name] = '';
}

/** Returns one line for each invalid variable. An empty value counts as not set. */
export function environmentErrors(env: Environment): string[] {
  const errors = Object.entries(rules).flatMap(([name, [check, expected]]) => {
    const value = env[name];
    if (!value) return [];
    const isValid = check instanceof RegExp ? check.test(value) : check(value);
    return isValid ? [] : [`${name} must be ${expected}, but is "${value}".`];
  });
  const project = env.VITE_FIREBASE_PROJECT_ID;
  if (project && !env.VITE_FIRESTORE_EMULATOR && !env.VITE_FIREBASE_API_KEY) {
    errors.push('VITE_FIREBASE_API_KEY must be set when VITE_FIREBASE_PROJECT_ID is.');
  }
  if (env.VITE_RECAPTCHA_SITE_KEY && project && !env.VITE_FIREBASE_APP_ID) {
    errors.push(
      'VITE_FIREBASE_APP_ID must be set when VITE_RECAPTCHA_SITE_KEY is: App Check needs it.',
    );
  }
  return errors;
}

/** Stops Vite with a line for each invalid variable, and sets the site's base path. */
export function checkedEnvironment(): Plugin {
  return {
    name: 'checked-environment',
    config(_, { command, isPreview, mode }) {
      const env: Environment = loadEnv(mode, root, ['VITE_', 'BASE_PATH']);
      stopOn(environmentErrors(env));
      // Overrides a host's or a shell's NODE_ENV.
      process.env.NODE_ENV = command === 'build' || isPreview ? 'production' : 'development';
      return { base: env.BASE_PATH || '/' };
    },
    configResolved({ command, isProduction }) {
      // Vite reads .env files after `config`, so a NODE_ENV in them would override the value above.
      if (command === 'build' && !isProduction)
        stop('NODE_ENV must not be set in an .env file: a build is for production.');
    },
  };
}
