import { describe, expect, it } from 'vitest';
import type { StaticSection } from '#src/content/static-page.ts';
import { briefOwner, completeOwner } from '#tests/support/owners.ts';
import { owner } from '../../owner.ts';
import { page } from './page.ts';
import { type PrivacyFacts, privacySections } from './privacy-sections.ts';

/** The build that an owner deploys, with nothing switched on. */
const published: PrivacyFacts = {
  messageStore: 'firestore',
  appCheck: false,
  assetHost: '',
  offlineCopy: false,
};

const stores = ['firestore', 'emulator', 'stand-in'] as const;

/** Every build of every owner. */
const builds = stores.flatMap((messageStore) =>
  [false, true].flatMap((appCheck) =>
    ['', 'https://pictures.example'].flatMap((assetHost) =>
      [false, true].flatMap((offlineCopy) =>
        [briefOwner, owner, completeOwner].map((controller) => ({
          facts: { messageStore, appCheck, assetHost, offlineCopy },
          controller,
        })),
      ),
    ),
  ),
);

const idsOf = (facts: PrivacyFacts) => privacySections(facts, owner).map(({ id }) => id);

/** What a visitor reads, headings included, with plain spaces. */
function textOf(facts: PrivacyFacts, controller = owner) {
  return privacySections(facts, controller).map(readingOf).join('\n').replaceAll('\u00a0', ' ');
}

function readingOf({ heading, blocks }: StaticSection) {
  const texts = blocks.flatMap((block) => {
    if (typeof block === 'string') return block;
    if ('list' in block) return block.list;
    if ('lines' in block) return block.lines;
    return block.entries.map(({ label, text, href }) => `${label}: ${text} ${href ?? ''}`);
  });
  return [heading, ...texts].join('\n');
}

describe.each(builds)('the privacy notice of $controller.fullName for $facts', (build) => {
  const { facts, controller } = build;
  const sections = privacySections(facts, controller);
  const text = textOf(facts, controller);
  const isPublished = facts.messageStore === 'firestore';
  const namesGoogle = isPublished || facts.appCheck;

  /** Says it exactly where it is true. */
  const expectSaid = (said: string | RegExp, isTrue: unknown) =>
    isTrue ? expect(text).toMatch(said) : expect(text).not.toMatch(said);

  it('is whole: an anchor for each section, none that is named and missing, no value that is not set', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const headings = sections.map(({ heading }) => heading);
    const named = [...text.matchAll(/„(.+?)“/g)].map(([, name]) => name);
    expect(headings).toEqual(expect.arrayContaining(named));
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\(\)|\.\.| {2}/);
  });

  it('names the controller, what the form stores and every right', () => {
    expect(text).toContain(`${controller.fullName}\n${controller.address.street}`);
    expect(text).toContain(controller.email);
    expect(text).toContain('deinen Namen, deine E-Mail-Adresse und deine Nachricht');
    for (const article of [15, 16, 17, 18, 20, 21, 22, 77])
      expect(text).toContain(`Art. ${article} DSGVO`);
    expectSaid(/Telefon|rufst du mich an/, controller.phone);
  });

  it('says where messages go', () => {
    expectSaid('verschlüsselt an die Datenbank Cloud Firestore (Google)', isPublished);
    expectSaid('Firestore', isPublished);
    expectSaid('unverschlüsselt an eine Testdatenbank', facts.messageStore === 'emulator');
    expectSaid('in einer Datei', facts.messageStore === 'stand-in');
    expectSaid('zum Ausprobieren', !isPublished);
    const region = 'Gespeichert wird in der Region europe-west3 (Frankfurt am Main).';
    expect(text.includes(region)).toBe(isPublished && controller === completeOwner);
  });

  it('names Google, what it does and on what basis, where something goes there', () => {
    expectSaid('Google', namesGoogle);
    expectSaid('Empfänger: Google Cloud', namesGoogle);
    expectSaid(
      {
        firestore: facts.appCheck
          ? 'Firestore, Firebase App Check und reCAPTCHA sind Dienste der'
          : 'Firestore ist ein Dienst der',
        emulator: 'Firebase App Check und reCAPTCHA sind Dienste der',
        'stand-in': 'Firebase App Check und reCAPTCHA sind Dienste der',
      }[facts.messageStore],
      namesGoogle,
    );
    expectSaid('Data Privacy Framework (Art. 45 DSGVO)', namesGoogle);
    for (const host of ['www.google.com', 'www.gstatic.com', 'firebaseappcheck.googleapis.com'])
      expectSaid(host, facts.appCheck);
    expectSaid('Wenn du das Formular abschickst, und nicht früher', facts.appCheck);
    expectSaid(/reCAPTCHA|Token/, facts.appCheck);
  });

  it('promises a site without cookies only where nothing sets any', () => {
    expectSaid(/Keine Cookies|setzt keine Cookies/, !facts.appCheck);
    expectSaid('Kein Tracking', facts.appCheck);
  });

  it('says where pictures come from, and what the browser keeps', () => {
    const complete = controller === completeOwner;
    expectSaid(
      'Bilder lädt dein Browser von pictures.example; dabei wird deine IP-Adresse dorthin übertragen.',
      facts.assetHost && !complete,
    );
    expectSaid(
      'pictures.example, einem Server, den Image Inc., 1 Example Street, Springfield, USA, betreibt; dabei',
      facts.assetHost && complete,
    );
    expectSaid('Service Worker', facts.offlineCopy);
    // The service worker keeps no files of other hosts.
    expectSaid('die Bilder, die du gesehen hast', facts.offlineCopy && !facts.assetHost);
    expect(text).toContain(
      'Das ist unbedingt erforderlich, damit das Formular deinen Text behalten kann (§ 25 Abs. 2 Nr. 2 TDDDG).',
    );
  });

  it('says who else receives something, for how long, and who oversees it', () => {
    const complete = controller === completeOwner;
    expectSaid('die Beispiel Hosting GmbH, Serverstraße 1, 10115 Berlin, in meinem', complete);
    expectSaid('die ein Hosting-Dienstleister ausliefert.', !complete);
    expectSaid('Der Dienstleister löscht die Protokolle spätestens nach 14 Tagen.', complete);
    expectSaid('bewahrt die Protokolle auf, solange er sie dafür braucht.', !complete);
    expectSaid(/Wirtschaftsraums \(USA\), geschieht das/, complete);
    expectSaid('mein E-Mail-Anbieter.', !complete);
    expectSaid(/E-Mail-Anbieter \(Beispiel Post GmbH, .* Köln\)\./, complete);
    expectSaid(
      'sobald deine Anfrage erledigt ist, spätestens nach sechs Monaten.',
      controller.retentionMonths,
    );
    expectSaid('sobald deine Anfrage erledigt ist. Länger', !controller.retentionMonths);
    expectSaid('Für mich zuständig: Datenschutzbehörde des Landes Beispiel https:', complete);
    expectSaid(
      'Wortlaut der Klauseln: Beschluss (EU) 2021/914 https://eur-lex.europa.eu/',
      complete || namesGoogle,
    );
  });

  it('claims a contract, a network or a country outside Europe only where the build or the owner knows of it', () => {
    const complete = controller === completeOwner;
    const orders = text.match(/in meinem Auftrag|mein Auftragsverarbeiter/g) ?? [];
    expect(orders).toHaveLength(Number(complete) + Number(namesGoogle) + Number(facts.appCheck));
    expect(text).not.toMatch(/Content Delivery|CDN/);
    expectSaid('Wirtschaftsraum', complete || namesGoogle);
  });

  it('promises for e-mails no deletion that is only carried out for messages', () => {
    const [, mails = ''] = /\nE-Mail(?: und Telefon)?\n(.*)/.exec(text) ?? [];
    expect(mails).toContain(
      'länger bewahre ich sie nur auf, wenn mich ein Gesetz dazu verpflichtet',
    );
    expect(mails).not.toMatch(/ebenso lange|spätestens/);
  });
});

describe('the privacy notice', () => {
  it('counts in the dative', () => {
    const lengths = [1, 2, 12, 24].map(
      (retentionMonths) =>
        /spätestens nach (.+?)\./.exec(textOf(published, { ...owner, retentionMonths }))?.[1],
    );
    expect(lengths).toEqual(['einem Monat', 'zwei Monaten', 'zwölf Monaten', '24 Monaten']);
  });

  it('calls a host a processor only where the owner does', () => {
    const hosting = { name: 'GitHub, Inc.', address: 'San Francisco, USA' };
    const visit = (processor: boolean) => {
      const [, section] = privacySections(published, {
        ...owner,
        hosting: { ...hosting, processor },
      });
      return section && readingOf(section);
    };
    expect(visit(true)).toContain(
      'die GitHub, Inc., San Francisco, USA, in meinem Auftrag ausliefert.',
    );
    expect(visit(false)).toContain('die GitHub, Inc., San Francisco, USA, ausliefert.');
  });

  it('says of the draft what the form keeps after a try to send it', () => {
    expect(textOf(published)).toContain(
      'stehen dort auch der abgeschickte Text und eine zufällige Kennung',
    );
  });

  it('says when it was last compared with the site, which is no later than today', () => {
    const months = [...Array(12).keys()].map((month) =>
      new Date(2026, month).toLocaleDateString('de', { month: 'long' }),
    );
    const [month = '', year] = page.lastReviewed?.split(' ') ?? [];
    expect(months).toContain(month);
    expect(new Date(Number(year), months.indexOf(month)).getTime()).toBeLessThan(Date.now());
  });
});

describe('the privacy notice and the code', () => {
  const sources = import.meta.glob<string>(
    [
      '#src/**/*.{ts,tsx}',
      '#scripts/build/{inline,worker}/*.ts',
      '!#src/**/*.test.ts',
      '!#src/content/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  );

  /** Files with code that visitors' browsers run, and that does this. */
  const filesWith = (pattern: RegExp) =>
    Object.keys(sources)
      .filter((file) => pattern.test(sources[file] ?? ''))
      .map((file) => file.replace(/^.*\/(src|scripts\/build)\//, '').replace(/^(\.\.\/)+/, ''))
      .sort();

  it.each([
    // What stores something, and the section that says so.
    [/\bsessionStorage\b/, ['contact/draft.ts'], 'entwurf'],
    [/\bserviceWorker\.register\b/, ['app/register-worker.ts'], 'kopie'],
    [
      /\bcaches\.|\bcacheName\b/,
      ['inline/load-failure.ts', 'worker/remove.ts', 'worker/service-worker.ts'],
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
    expect(filesWith(/\bfetch\(/)).toEqual(['worker/service-worker.ts']);
    expect(filesWith(/['"`]https?:\/\//)).toEqual([]);
  });
});
