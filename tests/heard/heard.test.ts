import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, type SiteServer, serveSite } from '#scripts/testbed/site-server.ts';
import { hear, missingPrograms } from '#tests/support/orca.ts';

const skipped = missingPrograms.length > 0;
if (skipped) console.warn(`Orca is not tested: ${missingPrograms.join(' and ')} missing.`);

const outDir = '.cache/heard-site';
let site: SiteServer;

/** Nothing that can be pressed but controls, and nothing that is empty. */
const never = ['klickbar', 'Statusleiste'];

/** Opens a page of the site. Each of the phrases is said once in what was heard since the last time, in this order. */
async function open(path: string) {
  const { press, type, heard } = await hear(site.url + path);
  async function says(phrases: string[], unwanted: string[] = []) {
    const all = await heard(phrases.at(-1) ?? '');
    const watched = [...phrases, ...unwanted, ...never];
    const told = all.filter((line) => watched.some((phrase) => line.includes(phrase)));
    expect(told, all.join('\n')).toEqual(phrases);
  }
  return { press, type, says };
}

describe.skipIf(skipped)('heard by Orca', () => {
  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serveSite({ outDir, env: { MESSAGES_FOLDER: `${outDir}-messages` } });
  });
  afterAll(() => site?.stop());

  it('the lock is read, and its link opens the first page', async () => {
    const { press, says } = await open('/');
    await says([
      'Hallo, ich bin Max',
      'Zum Entsperren nach oben wischen.',
      'Verknüpfung',
      'Datenschutz',
      'Verknüpfung',
      'Impressum',
      'Verknüpfung',
    ]);
    await press('Tab', 'Return');
    await says([
      'Zum Entsperren nach oben wischen. Verknüpfung.',
      'Max Mustermann Überschrift Ebene 2.',
    ]);
  });

  it('a key that Orca leaves to the page opens the lock', async () => {
    const { press, says } = await open('/');
    await says(['Hallo, ich bin Max']);
    await press('Insert+a', 'Up');
    await says(
      ['Fokus-Modus', 'Bereich Max Mustermann', 'Max Mustermann Überschrift Ebene 2.'],
      ['Zum Inhalt springen', 'Tastaturhilfe'],
    );
  });
});
