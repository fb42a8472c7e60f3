import { cpSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { owner as exampleOwner } from '#content/owner.ts';
import { project as exampleProject } from '#content/projects/a-chess/project.ts';
import { root } from '#scripts/root.mjs';
import type { Owner } from '#src/content/types.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildNotes } from './build-notes.ts';

/** An owner without values of the example. */
const briefOwner: Owner = {
  firstName: 'Petra',
  fullName: 'Petra Probe',
  siteTitle: 'petraProbe.dev',
  siteUrl: 'https://petra.example.net',
  email: 'petra@example.net',
  address: { street: 'Probeweg 7', postalCode: '8001', city: 'Zürich', country: 'Schweiz' },
};

/** Creates a folder, and returns its path from the repository's folder. */
function newFolder(): string {
  return relative(root, temporaryFolder());
}

const ownBuild = { owner: briefOwner, projects: [], hasForm: false, env: {} };

it('buildNotes returns one line for a build of the example', () => {
  const notes = buildNotes({ ...ownBuild, owner: exampleOwner, folder: 'example' });
  expect(notes).toEqual([expect.stringContaining('the fictional owner in example/')]);
});

it('buildNotes names the fields with values of the example', () => {
  const folder = newFolder();
  expect(buildNotes({ ...ownBuild, folder })).toEqual([]);
  const { phone, address } = exampleOwner;
  const owner = { ...briefOwner, address, ...(phone && { phone }) };
  const line = `Still the example's fields in ${folder}/owner.ts: phone, address.`;
  expect(buildNotes({ ...ownBuild, owner, folder })).toEqual([line]);
});

it('buildNotes names links to addresses of the example', () => {
  const folder = newFolder();
  const [button] = exampleProject.buttons;
  const projects = [{ ...exampleProject, buttons: [{ label: 'Code', href: button?.href ?? '' }] }];
  const profiles = [
    { label: 'Mein GitHub', href: 'https://github.com/example' },
    { label: 'Codeberg', href: 'https://codeberg.org/petra' },
  ];
  expect(buildNotes({ ...ownBuild, owner: { ...briefOwner, profiles }, projects, folder })).toEqual(
    [
      "Still the example's addresses: https://github.com/example, https://github.com/example/achess.",
    ],
  );
});

it('buildNotes names pictures of the example, even renamed ones, except a skill’s logo and the map', () => {
  const folder = newFolder();
  const copies = {
    'public/favicon.svg': 'public/favicon.svg',
    'public/icons/icon-192.png': 'public/icons/icon-192.png',
    'public/assets/open-graph/lock.jpg': 'public/assets/open-graph/lock.jpg',
    'public/assets/germany.svg': 'public/assets/germany.svg',
    'projects/itspylearning/icon.svg': 'projects/my-app/icon.svg',
    'projects/a-chess/pictures/game-400.webp': 'projects/my-app/pictures/app-400.webp',
    'projects/a-chess/pictures/game-400.avif': 'projects/my-app/pictures/app-400.avif',
    'skills/python/icon.svg': 'skills/python/icon.svg',
    'skills/python/card.jpg': 'skills/python/card.jpg',
    'pages/impressum/card.jpg': 'pages/impressum/card.jpg',
    'art/open-graph/card.css': 'art/open-graph/card.css',
  };
  for (const [from, to] of Object.entries(copies))
    cpSync(join(root, 'example', from), join(root, folder, to));
  writeFileSync(join(root, folder, 'public/favicon.ico'), 'mine');
  expect(buildNotes({ ...ownBuild, folder })).toEqual([
    `Still the example's pictures in ${folder}: pages/impressum/card.jpg, projects/my-app/icon.svg, projects/my-app/pictures, public/assets/open-graph/lock.jpg, public/favicon.svg, public/icons/icon-192.png, skills/python/card.jpg.`,
  ]);
});

it.each([
  ['the emulator', { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }, 'emulator at 127.0.0.1:8080'],
  [
    'the project',
    { VITE_FIREBASE_PROJECT_ID: 'my-site' },
    'Messages go to the Firebase project my-site.',
  ],
  ['this computer', {}, 'Sending fails on any other host'],
])('buildNotes names the destination of messages if there is a form: %s', (_, env, line) => {
  const folder = newFolder();
  expect(buildNotes({ ...ownBuild, env, folder, hasForm: true })).toEqual([
    expect.stringContaining(line),
  ]);
  expect(buildNotes({ ...ownBuild, env, folder })).toEqual([]);
});
