import { describe, expect, it } from 'vitest';
import { policyFindings } from '#scripts/lab/headers-lab.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const inline = { scripts: ['start()'], styles: ['a{b:c}'] };
const project = {
  VITE_FIREBASE_PROJECT_ID: 'some-project',
  VITE_FIREBASE_API_KEY: 'abcdefghij',
};
const builds = {
  'for the stand-in': {},
  'for the emulator': { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' },
  'for a project': project,
  'with an asset host': { ...project, VITE_ASSET_HOST: 'https://assets.example.org/' },
  'with App Check': { ...project, VITE_RECAPTCHA_SITE_KEY: 'k'.repeat(40) },
} as const;

/** The directives of a build, by name. */
function policyOf(build: keyof typeof builds): Record<string, string> {
  const directives = contentSecurityPolicy(builds[build], inline).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it('allows scripts of the site and what the pages hold inline, by its hash', () => {
    expect(policyOf('for the stand-in')).toMatchObject({
      // echo -n 'start()' | openssl dgst -sha256 -binary | base64
      'script-src': "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
      'style-src': "'self' 'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='",
      'default-src': "'none'",
      'trusted-types': 'service-worker',
    });
  });

  it.each([
    ['for the stand-in', 'connect-src', "'self'"],
    ['for the emulator', 'connect-src', "'self' http://127.0.0.1:8080"],
    ['for a project', 'connect-src', "'self' https://firestore.googleapis.com"],
    ['for a project', 'img-src', "'self' data:"],
    ['with an asset host', 'img-src', "'self' data: https://assets.example.org"],
  ] as const)('of a build %s has %s %s', (build, directive, sources) => {
    expect(policyOf(build)[directive]).toBe(sources);
  });

  it("knows Google's hosts of App Check only where that is on", () => {
    const {
      'require-trusted-types-for': _,
      'trusted-types': __,
      ...others
    } = policyOf('for a project');
    expect(JSON.stringify(others)).not.toMatch(/recaptcha|appcheck|frame-src/);
    const policy = policyOf('with App Check');
    expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
    expect(policy['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com/');
    // Google's script makes scripts of its own.
    expect(policy).not.toHaveProperty('require-trusted-types-for');
  });

  it.each(Object.keys(builds) as (keyof typeof builds)[])(
    "%s has no weakness that Google's evaluator is sure of",
    (build) => {
      const { severe } = policyFindings(contentSecurityPolicy(builds[build], inline));
      // The emulator speaks no TLS.
      const expected =
        build === 'for the emulator' ? [expect.stringMatching(/^MEDIUM: connect-src http:/)] : [];
      expect(severe).toEqual(expected);
    },
  );
});
