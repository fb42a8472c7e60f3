import { describe, expect, it } from 'vitest';
import { environmentErrors } from './build-environment.ts';

const project = {
  VITE_FIREBASE_PROJECT_ID: 'my-portfolio-1',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-example_key',
  VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-portfolio-1.firebaseapp.com',
};
const recaptcha = '6Lc_aaaaAAAAAJ-0123456789';

describe('environmentErrors', () => {
  it.each([
    { VITE_ASSET_HOST: '' },
    { VITE_FIRESTORE_EMULATOR: 'localhost:65535', VITE_FIREBASE_PROJECT_ID: 'my-portfolio-1' },
    { VITE_ASSET_HOST: 'https://assets.example.org/', BASE_PATH: '/' },
    { VITE_ASSET_HOST: 'http://127.0.0.1:9000', BASE_PATH: '/~max/mein.portfolio/' },
    { VITE_RECAPTCHA_SITE_KEY: recaptcha, ...project },
  ])('accepts %j', (env) => {
    expect(environmentErrors(env)).toEqual([]);
  });

  it.each([
    ['VITE_FIREBASE_PROJECT_ID', 'Short', 'ends-with-'],
    ['VITE_FIREBASE_API_KEY', 'two words here'],
    ['VITE_FIREBASE_APP_ID', '123456789'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://x.firebaseapp.com'],
    ['VITE_FIRESTORE_EMULATOR', '8080', 'localhost:65536', 'http://localhost:8080'],
    ['VITE_ASSET_HOST', 'assets.example.org', 'https://assets.example.org/path'],
    ['VITE_RECAPTCHA_SITE_KEY', 'short'],
    ['BASE_PATH', '/portfolio', 'portfolio/', './', '//', '/../', '/größe/', 'https://a.org/b/'],
  ])('returns one line for each wrong value of %s', (name, ...values) => {
    for (const value of values) {
      const errors = environmentErrors({ ...project, [name]: value });
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatch(new RegExp(`^${name} must be .+, but is "`));
      expect(errors[0]).toContain(`"${value}"`);
    }
  });

  it('requires the API key with a project, and the app id with App Check', () => {
    const { VITE_FIREBASE_PROJECT_ID } = project;
    const env = { VITE_FIREBASE_PROJECT_ID, VITE_RECAPTCHA_SITE_KEY: recaptcha };
    expect(environmentErrors(env).sort()).toEqual([
      'VITE_FIREBASE_API_KEY must be set when VITE_FIREBASE_PROJECT_ID is.',
      'VITE_FIREBASE_APP_ID must be set when VITE_RECAPTCHA_SITE_KEY is: App Check needs it.',
    ]);
  });
});
