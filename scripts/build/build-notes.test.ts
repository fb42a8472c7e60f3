import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { owner as exampleOwner } from '#content/owner.ts';
import { root } from '#scripts/root.mjs';
import type { Owner } from '#src/content/types.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildNotes } from './build-notes.ts';

/** An owner unlike the example's. */
const briefOwner: Owner = {
  firstName: 'Petra',
  fullName: 'Petra Probe',
  siteTitle: 'petraProbe.dev',
  siteUrl: 'https://petra.example.net',
  email: 'petra@example.net',
  address: { street: 'Probeweg 7', postalCode: '8001', city: 'Zürich', country: 'Schweiz' },
};

/** An owner's folder, from the repository's. */
function ownFolder(): string {
  return relative(root, temporaryFolder());
}

const built = { owner: briefOwner, hasForm: false, env: {} };

it('buildNotes says in one line that the example was built', () => {
  const notes = buildNotes({ ...built, owner: exampleOwner, folder: 'example' });
  expect(notes).toEqual([expect.stringContaining('the fictional owner in example/')]);
});

it('buildNotes names what the imprint still has of the example', () => {
  const folder = ownFolder();
  expect(buildNotes({ ...built, folder })).toEqual([]);
  const { phone, address } = exampleOwner;
  const owner = { ...briefOwner, address, ...(phone && { phone }) };
  const line = `Still the example's in ${folder}/owner.ts: phone, address.`;
  expect(buildNotes({ ...built, owner, folder })).toEqual([line]);
});

it('buildNotes names the texts that nobody has changed, but not the legal pages', () => {
  const folder = ownFolder();
  const [project, legal] = ['projects/a-chess', 'pages/impressum'];
  for (const each of [project, legal]) {
    mkdirSync(join(root, folder, each), { recursive: true });
    cpSync(join(root, 'example', each), join(root, folder, each), { recursive: true });
  }
  const line = `Still the example's texts in ${folder}: projects/a-chess/project.ts.`;
  expect(buildNotes({ ...built, folder })).toEqual([line]);

  const text = join(root, folder, project, 'project.ts');
  writeFileSync(text, readFileSync(text, 'utf8').replace('Schach', 'Dame'));
  expect(buildNotes({ ...built, folder })).toEqual([]);
});

it('buildNotes names letters that the font lacks, and the files that have them', () => {
  const folder = ownFolder();
  mkdirSync(join(root, folder, 'projects/x'), { recursive: true });
  writeFileSync(join(root, folder, 'owner.ts'), "fullName: 'Ștefan Nguyễn Жук'");
  writeFileSync(join(root, folder, 'projects/x/project.ts'), "title: 'Жук, Łódź'");
  writeFileSync(join(root, folder, 'slider.ts'), "heading: 'Größe'");
  expect(buildNotes({ ...built, folder })).toEqual([
    `The site's font has no Ж, у, к: browsers draw them in another one (${folder}/owner.ts, ${folder}/projects/x/project.ts).`,
  ]);
});

it.each([
  ['the emulator', { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }, 'emulator at 127.0.0.1:8080'],
  [
    'the project',
    { VITE_FIREBASE_PROJECT_ID: 'my-site' },
    'Messages go to the Firebase project my-site.',
  ],
  ['that other hosts have no place for them', {}, 'On any other host sending fails'],
])('buildNotes names where messages go: %s', (_, env, line) => {
  const folder = ownFolder();
  expect(buildNotes({ ...built, env, folder, hasForm: true })).toEqual([
    expect.stringContaining(line),
  ]);
  expect(buildNotes({ ...built, env, folder })).toEqual([]);
});
