import { describe, expect, it } from 'vitest';
import type { StaticSection } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';
import { anotherOwner } from '#tests/support/another-owner.ts';
import { owner } from '../../owner.ts';
import { page } from './page.ts';
import { type PrivacyFacts, privacySections } from './privacy-sections.ts';

/** An owner's build without optional features. */
const published: PrivacyFacts = {
  messageStore: 'firestore',
  appCheck: false,
  assetHost: '',
};

const { firstName, fullName, siteTitle, siteUrl, email, address } = owner;
const withRequiredFields: Owner = { firstName, fullName, siteTitle, siteUrl, email, address };
const withEveryField: Owner = {
  ...anotherOwner,
  phone: '+41 44 123 45 67',
  contactForm: true,
  messageMail: true,
  retentionMonths: 6,
};
const owners = { exampleOwner: owner, anotherOwner, withRequiredFields, withEveryField };

/** All kinds of builds. */
const builds = Object.entries(owners).flatMap(([name, controller]) =>
  (['firestore', 'emulator', 'local'] as const).flatMap((messageStore) =>
    ['', 'https://pictures.example'].flatMap((assetHost) =>
      [false, true].map((appCheck) => ({
        facts: { messageStore, appCheck, assetHost },
        controller,
        name,
      })),
    ),
  ),
);

/** The text with headings and normal spaces. */
function textOf(facts: PrivacyFacts, controller = owner) {
  return privacySections(facts, controller).map(readingOf).join('\n').replaceAll('\u00a0', ' ');
}

function readingOf({ heading, blocks }: StaticSection) {
  const texts = blocks.flatMap((block) => {
    if (typeof block === 'string') return block;
    if ('list' in block) return block.list;
    if ('lines' in block) return block.lines;
    if ('projects' in block) return [];
    return block.entries.map(({ label, text, href }) => `${label}: ${text} ${href ?? ''}`);
  });
  return [heading, ...texts].join('\n');
}

describe('the privacy notice', () => {
  it.each(builds)(
    'describes exactly the data processing for the owner $name with messages in $facts.messageStore, App Check $facts.appCheck and pictures at $facts.assetHost',
    (build) => {
      const { facts, controller } = build;
      const text = textOf(facts, controller);
      const namesProviders = controller.hosting !== undefined;
      const hasForm = controller.contactForm !== false;
      const appCheck = hasForm && facts.appCheck;
      const usesFirestore = facts.messageStore === 'firestore';
      const storesInFirestore = hasForm && usesFirestore;
      const namesGoogle = storesInFirestore || appCheck;
      const services = `${usesFirestore ? 'Firestore, ' : ''}Firebase App Check und reCAPTCHA sind Dienste der`;

      const claims: [said: string | RegExp, isTrue: unknown][] = [
        // The controller, the stored data, and all rights.
        [`${controller.fullName}\n${controller.address.street}`, true],
        [controller.email, true],
        ['deinen Namen, deine E-Mail-Adresse und deine Nachricht', hasForm],
        [/[Ff]ormular|Entwurf|Test|Ausprobieren/, hasForm],
        ...[15, 16, 17, 18, 20, 21, 22, 77].map((n): [string, true] => [`Art. ${n} DSGVO`, true]),
        [/Telefon|rufst du mich an/, controller.phone],
        // The recipient of messages.
        ['verschlüsselt an die Datenbank Cloud Firestore (Google)', storesInFirestore],
        ['Firestore', storesInFirestore],
        ['unverschlüsselt an eine Testdatenbank', hasForm && facts.messageStore === 'emulator'],
        ['in einer Datei', hasForm && facts.messageStore === 'local'],
        ['zum Ausprobieren', hasForm && !storesInFirestore],
        ['Region europe-west3 (Frankfurt am Main).', storesInFirestore && namesProviders],
        // The script of docs/operating uses Firestore only.
        ['Google Apps Script', storesInFirestore && controller.messageMail],
        // The purpose is in the form's section or, without a form, in the section of e-mails.
        ['Art. 6 Abs. 1 lit. b DSGVO die Rechtsgrundlage', true],
        ['für denselben Zweck und auf derselben', hasForm],
        // Google.
        ['Google', namesGoogle],
        ['Empfänger: Google Cloud', namesGoogle],
        [appCheck ? services : 'Firestore ist ein Dienst der', namesGoogle],
        ['Data Privacy Framework (Art. 45 DSGVO)', namesGoogle],
        ['www.google.com', appCheck],
        ['www.gstatic.com', appCheck],
        ['firebaseappcheck.googleapis.com', appCheck],
        ['Wenn du das Formular abschickst, und nicht früher', appCheck],
        [/reCAPTCHA|Token/, appCheck],
        [/Keine Cookies|setzt keine Cookies/, !appCheck],
        ['Kein Tracking', appCheck],
        // Pictures, and storage on the visitor's device.
        [
          'pictures.example; dabei wird deine IP-Adresse dorthin',
          facts.assetHost && !namesProviders,
        ],
        ['einem Server, den Image Inc., 1 Example Street,', facts.assetHost && namesProviders],
        ['Diese Website speichert nichts auf deinem Gerät. Geladene', !hasForm],
        [
          'nichts auf deinem Gerät, bis du mir eine Nachricht schreibst, und dann nur deren',
          hasForm,
        ],
        ['Entwurf, bis sie angekommen ist oder du den Tab schließt.', hasForm],
        ['Schickst du sie ab, kommt hinzu, was unter „Schutz vor Missbrauch“ steht.', appCheck],
        ['Das bleibt auch, wenn du den Tab schließt', appCheck],
        ['in seinem Zwischenspeicher', true],
        ['damit das Formular deinen Text behalten kann (§ 25 Abs. 2 Nr. 2 TDDDG).', hasForm],
        ['stehen dort auch der abgeschickte Text und eine zufällige Kennung', hasForm],
        // Other recipients, periods of storage, and the authority.
        ['die Beispiel Hosting GmbH, Serverstraße 1, 10115 Berlin, in meinem', namesProviders],
        ['die ein Hosting-Dienstleister ausliefert.', !namesProviders],
        ['löscht die Protokolle spätestens nach 14 Tagen.', namesProviders],
        ['bewahrt die Protokolle auf, solange er sie dafür braucht.', !namesProviders],
        [/Wirtschaftsraums \(USA\), geschieht das/, namesProviders],
        ['Wirtschaftsraum', namesProviders || namesGoogle],
        [/Content Delivery|CDN/, false],
        ['mein E-Mail-Anbieter.', !namesProviders],
        [/E-Mail-Anbieter \(Beispiel Post GmbH, .* Köln\)\./, namesProviders],
        ['erledigt ist, spätestens nach sechs Monaten.', hasForm && controller.retentionMonths],
        ['sobald deine Anfrage erledigt ist. Länger', hasForm && !controller.retentionMonths],
        ['Für mich zuständig: Datenschutzbehörde des Landes Beispiel https:', namesProviders],
        ['Beschluss (EU) 2021/914 https://eur-lex.europa.eu/', namesProviders || namesGoogle],
        // No missing value.
        [/undefined|null|NaN|\[object|\(\)|\.\.| {2}/, false],
      ];
      for (const [said, isTrue] of claims) {
        if (isTrue) expect.soft(text).toMatch(said);
        else expect.soft(text).not.toMatch(said);
      }
      const processors = text.match(/in meinem Auftrag|mein Auftragsverarbeiter/g) ?? [];
      expect(processors).toHaveLength(
        Number(namesProviders) + Number(namesGoogle) + Number(appCheck),
      );
      // Unlike messages, e-mails have no fixed period of storage.
      const [, mails] = /\nE-Mail(?: und Telefon)?\n(.*)/.exec(text) ?? [];
      expect(mails).toContain('länger bewahre ich sie nur auf, wenn mich ein Gesetz dazu');
      expect(mails).not.toMatch(/ebenso lange|spätestens/);
      const headings = privacySections(facts, controller).map(({ heading }) => heading);
      const named = [...text.matchAll(/„(.+?)“/g)].map(([, name]) => name);
      expect(headings).toEqual(expect.arrayContaining(named));
    },
  );

  it('writes the months of retention in the dative', () => {
    const lengths = [1, 2, 12, 24].map((retentionMonths) => {
      const text = textOf(published, { ...owner, retentionMonths });
      return /spätestens nach (.+?)\./.exec(text)?.[1];
    });
    expect(lengths).toEqual(['einem Monat', 'zwei Monaten', 'zwölf Monaten', '24 Monaten']);
  });

  it('calls the host a processor only if the owner does', () => {
    const hosting = { name: 'GitHub, Inc.', address: 'San Francisco, USA', processor: false };
    const words = 'die GitHub, Inc., San Francisco, USA, ausliefert.';
    expect(textOf(published, { ...owner, hosting })).toContain(words);
  });

  it('has a date of its last review that is not in the future', () => {
    const months = [...Array(12).keys()].map((month) =>
      new Date(2026, month).toLocaleDateString('de', { month: 'long' }),
    );
    const [month = '', year] = page.lastReviewed?.split(' ') ?? [];
    expect(months).toContain(month);
    expect(new Date(Number(year), months.indexOf(month)).getTime()).toBeLessThan(Date.now());
  });
});
