import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hear, missingPrograms } from '#tests/support/orca.ts';
import { buildSite, type SiteProcess, serveSite } from '#tests/support/site-server.ts';

const missing = missingPrograms.length > 0;
if (missing) console.warn(`Orca is not heard: ${missingPrograms.join(', ')} not installed.`);
it('on CI nothing that it needs is missing', () => {
  expect(process.env.CI ? missingPrograms : []).toEqual([]);
});

const outDir = '.cache/heard-site';
let site: SiteProcess;
const serve = () => serveSite({ outDir, env: { MESSAGES_FOLDER: `${outDir}-messages` } });

/** Of what only looks as if it could be pressed, and of what is empty, nothing is heard anywhere. */
const never = ['klickbar', 'Statusleiste'];

/** Opens an address of the site, whose page Orca reads. */
async function open(path: string, { url } = site) {
  const { press, type, heard } = await hear(url + path);
  /** Each phrase is heard once since the last call, in this order and as a whole, and nothing of `unwanted`. */
  async function says(phrases: (string | RegExp)[], unwanted: string[] = never) {
    const all = await heard(phrases.at(-1) ?? '');
    const found = (line: string) =>
      phrases.find((each) => (typeof each === 'string' ? line.includes(each) : each.test(line)));
    const told = all.flatMap<string | RegExp>((line) => {
      const phrase = found(line);
      if (phrase instanceof RegExp) return [phrase];
      return phrase || unwanted.some((each) => line.includes(each)) ? [line] : [];
    });
    expect(told, all.join('\n')).toEqual(phrases);
  }
  return { press, type, says };
}

const homeHeading = 'Max Mustermann Überschrift Ebene 2.';
const bar = ['Zum Inhalt springen', 'Tastaturhilfe', ...never];
/** With what describes it: where the page is read, its heading stands alone. */
const form = /^Schreibt mir direkt\. \S/;
const name = 'Name Eingabefeld Eingabe erforderlich.';
const email = 'Email Eingabefeld Eingabe erforderlich.';
const text = 'Nachricht Eingabefeld Eingabe erforderlich.';
const send = 'Kontaktieren Druckknopf.';
const write = 'Schreiben Druckknopf.';
const pictures = [
  'Das Startmenü mit den Schaltflächen Spielen, Letzte Spiele und Anleitung neben einem Ausschnitt des Schachbretts',
  'Die Auswahl der Bedenkzeit: Drei Uhren stehen für Spiele mit 1, 10 und 60 Minuten',
] as const;
const tabs = (count: number) => Array<string>(count).fill('Tab');

describe.skipIf(missing)('heard by Orca', () => {
  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serve();
  });
  afterAll(() => site?.stop());

  it('the lock is read, and its link leads to the first page', async () => {
    const { press, says } = await open('/');
    const link = 'Verknüpfung';
    const hint = 'Zum Entsperren nach oben wischen.';
    const available = 'Verfügbar ab Januar 2027. Schreib mir.';
    const legal = ['Barrierefreiheit', link, 'Datenschutz', link, 'Impressum', link];
    await says(['Hallo, ich bin Max', available, link, hint, link, ...legal], bar);
    await press('Tab', 'Tab', 'Return');
    await says([`${hint} ${link}.`, homeHeading], bar);
  });

  it('each of the four pages is told once, by key and by the bar, and read with its heading', async () => {
    const { press, says } = await open('/desktop/2');
    await says(['Hauptinhalt', 'Meine Projekte', 'Liste mit 6 Einträgen', '3ncrypt', 'aChess']);
    await press('Insert+a', 'Right', 'Left', 'Left');
    const [second, third] = ['Seite 2 von 4: Skills', 'Seite 3 von 4: Projekte'];
    await says(['Seite 4 von 4: Kontakt', third, second]);
    await press(...tabs(6), 'Return');
    await says(['Seite 4 von 4: Kontakt']);
  });

  it('a picture is told with the viewer when it opens, once when it turns, and on the way back', async () => {
    const { press, says } = await open('/aChess');
    const [first, second] = pictures;
    await press(...tabs(5));
    await says([`Bild 1 von 4 vergrößern: ${first} Druckknopf.`]);
    await press('Return');
    await says([/^Bild 1 von 4 /, `${first}.`]);
    await press(...tabs(3), 'Return');
    await says(['Nächstes Bild Druckknopf.', `Bild 2 von 4: ${second}`]);
    await press('Escape');
    await says([`Bild 2 von 4 vergrößern: ${second} Druckknopf.`]);
  });

  it('the form tells its three mistakes, the way back, and what became of the message', async () => {
    const { press, type, says } = await open('/desktop/3');
    await says(['Sag Hallo.', 'GitHub (neues Fenster)', 'Kontakt speichern']);
    await press(...tabs(7), 'Return');
    await says([write, form, name]);
    await press('Escape');
    await says([write], bar);
    await press('Return', ...tabs(3), 'Return');
    await says([
      ...[form, name, email, text, send, name],
      ...['Gebe einen Name ein.', '3 Angaben fehlen oder stimmen nicht.'],
    ]);
    await type('Erika Beispiel');
    await press('Tab');
    await says([email, 'Gebe eine gültige E-Mail Adresse ein.']);
    await type('erika@beispiel.de');
    await press('Tab');
    await says([text, 'Gebe eine Nachricht ein.']);
    await type('Guten Tag');
    site.signal('SIGSTOP');
    await press('Tab', 'Return');
    site.signal('SIGCONT');
    const sent = 'Benachrichtigung Nachricht abgeschickt Ich werde mich bei Ihnen melden.';
    await says([send, write, sent], bar);
  });

  it('a message that is not sent is told once', async () => {
    const lost = await serve();
    onTestFinished(async () => void (await lost.stop()));
    const { press, type, says } = await open('/desktop/3', lost);
    await press(...tabs(7), 'Return');
    await says([write, form, name]);
    for (const each of ['Erika', 'erika@beispiel.de', 'Guten Tag']) {
      await type(each);
      await press('Tab');
    }
    lost.signal('SIGSTOP');
    await press('Return');
    lost.signal('SIGKILL');
    const failed =
      'Benachrichtigung Nachricht konnte nicht abgeschickt werden Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.';
    await says([email, text, send, write, failed], bar);
  });
});
