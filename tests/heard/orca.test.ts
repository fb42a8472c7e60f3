import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hear, missingPrograms } from '#tests/support/orca.ts';
import { buildSite, serveSite } from '#tests/support/vite-site.ts';

const missing = missingPrograms.length > 0;
if (missing) console.warn(`Orca does not run: ${missingPrograms.join(', ')} not installed.`);

const outDir = '.cache/heard-site';
const serve = () => serveSite({ outDir, env: { MESSAGES_FOLDER: `${outDir}-messages` } });
let site: Awaited<ReturnType<typeof serve>>;

/** Orca says these of what only looks as if it could be pressed, and of what is empty. */
const never = ['klickbar', 'Statusleiste'];

/** Opens an address of a site, whose page Orca reads. */
async function open(path: string, { url } = site) {
  const { press, type, heard } = await hear(url + path);
  /** Expects each phrase once since the last call and in this order, and none that is unwanted. */
  async function says(phrases: (string | RegExp)[], unwanted: string[] = never) {
    const all = await heard(phrases.at(-1) ?? '');
    const said = all.flatMap<string | RegExp>((line) => {
      const phrase = phrases.find((each) =>
        typeof each === 'string' ? line.includes(each) : each.test(line),
      );
      if (phrase instanceof RegExp) return [phrase];
      return phrase || unwanted.some((each) => line.includes(each)) ? [line] : [];
    });
    expect(said, all.join('\n')).toEqual(phrases);
  }
  return { press, type, says };
}

const homeHeading = 'Max Mustermann Überschrift Ebene 2.';
const bar = ['Zum Inhalt springen', 'Tastaturhilfe', ...never];
/** The dialog has a description; where the page is read, its heading is alone. */
const form = /^Schreibt mir direkt\. \S/;
const name = 'Name Eingabefeld Eingabe erforderlich.';
const email = 'Email Eingabefeld Eingabe erforderlich.';
const text = 'Nachricht Eingabefeld Eingabe erforderlich.';
const send = 'Kontaktieren Druckknopf.';
const write = 'Schreiben Druckknopf.';
const tabs = (count: number) => Array<string>(count).fill('Tab');

it('Orca and the programs that it needs are installed on CI', () => {
  expect(process.env.CI ? missingPrograms : []).toEqual([]);
});

describe.skipIf(missing)('Orca', () => {
  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serve();
  });
  afterAll(() => site?.stop());

  it('reads the lock, and the heading of the first page when the hint is followed', async () => {
    const { press, says } = await open('/');
    const link = 'Verknüpfung';
    const hint = 'Zum Entsperren nach oben wischen.';
    const available = ['Verfügbar ab Januar 2027.', link, 'Schreib mir.', link];
    const legal = ['Impressum', link, 'Datenschutz', link, 'Barrierefreiheit', link];
    await says(['Hallo, ich bin Max', ...available, hint, link, ...legal], bar);
    await press('Tab', 'Tab', 'Return');
    await says([`${hint} ${link}.`, homeHeading], bar);
  });

  it('says the place of each page of the slider once when a key or the bar turns it', async () => {
    const { press, says } = await open('/desktop/2');
    await says(['Hauptinhalt', 'Meine Projekte', 'Liste mit 6 Einträgen', '3ncrypt', 'aChess']);
    await press('Insert+a', 'Right', 'Left', 'Left');
    const [second, third] = ['Seite 2 von 4: Skills', 'Seite 3 von 4: Projekte'];
    await says(['Seite 4 von 4: Kontakt', third, second]);
    await press(...tabs(6), 'Return');
    await says(['Seite 4 von 4: Kontakt']);
  });

  it('describes a picture when the lightbox opens, turns and closes', async () => {
    const { press, says } = await open('/aChess');
    const first =
      'Das Startmenü mit den Schaltflächen Spielen, Letzte Spiele und Anleitung neben einem Ausschnitt des Schachbretts';
    const second =
      'Die Auswahl der Bedenkzeit: Drei Uhren stehen für Spiele mit 1, 10 und 60 Minuten';
    await press(...tabs(6));
    await says([`Bild 1 von 4 vergrößern: ${first} Druckknopf.`]);
    await press('Return');
    await says([/^Bild 1 von 4 /, `${first}.`]);
    await press(...tabs(3), 'Return');
    await says(['Nächstes Bild Druckknopf.', `Bild 2 von 4: ${second}`]);
    await press('Escape');
    await says([`Bild 2 von 4 vergrößern: ${second} Druckknopf.`]);
  });

  it('says the mistakes in the form, and once whether the message was sent', async () => {
    const other = await serve();
    onTestFinished(async () => void (await other.stop()));
    const { press, type, says } = await open('/desktop/3', other);
    await says(['Sag Hallo.', 'GitHub (neues Fenster)', 'Kontakt speichern']);
    await press(...tabs(7), 'Return', ...tabs(3), 'Return');
    await says([
      write,
      form,
      name,
      email,
      text,
      send,
      name,
      'Gebe einen Name ein.',
      '3 Angaben fehlen oder stimmen nicht.',
    ]);
    const fields = ['Erika Beispiel', 'erika@beispiel.de', 'Guten Tag'];
    const fillIn = async () => {
      for (const each of fields) {
        await type(each);
        await press('Tab');
      }
    };
    await fillIn();
    const mistakes = ['Gebe eine gültige E-Mail Adresse ein.', 'Gebe eine Nachricht ein.'];
    await says([email, mistakes[0] ?? '', text, mistakes[1] ?? '', send]);
    other.signal('SIGSTOP');
    await press('Return');
    other.signal('SIGCONT');
    await says(
      [write, 'Benachrichtigung Nachricht abgeschickt Ich werde mich bei Ihnen melden.'],
      bar,
    );

    await press('Return');
    await says([form, name]);
    await fillIn();
    other.signal('SIGSTOP');
    await press('Return');
    other.signal('SIGKILL');
    const failed =
      'Benachrichtigung Nachricht konnte nicht abgeschickt werden Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.';
    await says([email, text, send, write, failed], bar);
  });
});
