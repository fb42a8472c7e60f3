import { describe, expect, it } from 'vitest';
import { owner } from './owner.ts';
import { type PrivacyFacts, privacySections } from './privacy.ts';

/** The build that an owner deploys, with nothing switched on. */
const published: PrivacyFacts = {
  messageStore: 'firestore',
  appCheck: false,
  assetHost: '',
  offlineCopy: false,
};

const idsOf = (facts: PrivacyFacts) => privacySections(facts).map(({ id }) => id);
const textOf = (facts: PrivacyFacts) => JSON.stringify(privacySections(facts));

describe('the privacy notice', () => {
  it('gives each section an anchor of its own', () => {
    const all = { ...published, appCheck: true, assetHost: 'https://a.example', offlineCopy: true };
    expect(new Set(idsOf(all)).size).toBe(idsOf(all).length);
  });

  it('names the controller, what the form stores and every right', () => {
    const text = textOf(published);
    expect(text).toContain(owner.fullName);
    expect(text).toContain(owner.email);
    expect(text).toContain('deinen Namen, deine E-Mail-Adresse und deine Nachricht');
    for (const article of [15, 16, 17, 18, 20, 21, 22, 77])
      expect(text).toContain(`Art. ${article} DSGVO`);
  });

  it('promises a site without cookies only where nothing sets any', () => {
    const promise = 'Keine Cookies, kein Tracking';
    expect(textOf(published)).toContain(promise);
    expect(textOf({ ...published, appCheck: true })).not.toContain(promise);
  });
});

describe('the privacy notice and the configuration', () => {
  const own = ['verantwortlicher', 'aufruf', 'kontaktformular', 'e-mail-und-telefon'];
  const always = ['entwurf', 'tracking', 'rechte', 'widerspruch'];

  it('a build for Firestore names Google', () => {
    expect(idsOf(published)).toEqual([...own, 'empfaenger', ...always]);
    expect(textOf(published)).toContain('Google Cloud Firestore');
  });

  it.each(['stand-in', 'emulator'] as const)('a build for the %s does not', (messageStore) => {
    const facts = { ...published, messageStore };
    expect(idsOf(facts)).toEqual([...own, ...always]);
    expect(textOf(facts)).not.toMatch(/Google|Firestore/);
    expect(textOf(facts)).toContain('zum Ausprobieren');
  });

  it.each([
    ['App Check', { appCheck: true }, 'schutz-vor-missbrauch', 'reCAPTCHA'],
    ['pictures of another host', { assetHost: 'https://a.example' }, 'bilder', 'von a.example;'],
    ['a copy for visits without network', { offlineCopy: true }, 'kopie', 'Service Worker'],
  ])('%s are named where the build has them, and only there', (_, change, id, word) => {
    const changed = { ...published, ...change };
    expect(idsOf(changed).filter((found) => !idsOf(published).includes(found))).toEqual([id]);
    expect(textOf(changed)).toContain(word);
    expect(textOf(published)).not.toContain(word);
  });
});

describe('the privacy notice and the code', () => {
  const sources = import.meta.glob<string>(
    ['#src/**/*.{ts,tsx}', '!#src/**/*.test.ts', '!#src/content/**'],
    { query: '?raw', import: 'default', eager: true },
  );

  /** Files of `src` with code that does this. */
  const filesWith = (pattern: RegExp) =>
    Object.keys(sources)
      .filter((file) => pattern.test(sources[file] ?? ''))
      .map((file) => file.replace(/^.*\/src\//, '').replace(/^(\.\.\/)+/, ''))
      .sort();

  it.each([
    // What stores something, and the section that says so.
    [/\bsessionStorage\b/, ['contact/draft.ts'], 'entwurf'],
    [/\bserviceWorker\.register\b/, ['app/offline-copy.ts'], 'kopie'],
    [
      /\bcaches\.|\bcacheName\b/,
      [
        'prerender/inline/load-failure.ts',
        'service-worker/remove.ts',
        'service-worker/service-worker.ts',
      ],
      'kopie',
    ],
    // What sends something.
    [/\bfirebase\/firestore/, ['contact/firestore.ts'], 'empfaenger'],
    [/\bfirebase\/app-check/, ['contact/firestore.ts'], 'schutz-vor-missbrauch'],
  ])('%s stands in %j, which the section "%s" explains', (pattern, files, section) => {
    expect(filesWith(pattern)).toEqual(files);
    expect(idsOf({ ...published, appCheck: true, offlineCopy: true })).toContain(section);
  });

  it('nothing else stores or sends anything', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(80);
    expect(filesWith(/\b(localStorage|indexedDB|cookieStore|document\.cookie)\b/)).toEqual([]);
    expect(filesWith(/\b(sendBeacon|XMLHttpRequest|WebSocket|EventSource)\b/)).toEqual([]);
    expect(filesWith(/\bfetch\(/)).toEqual(['service-worker/service-worker.ts']);
    // Names of vocabularies, which nothing fetches.
    const vocabularies = ['prerender/sitemap.ts', 'prerender/structured-data.ts'];
    expect(filesWith(/['"`]https?:\/\//)).toEqual(vocabularies);
  });
});
