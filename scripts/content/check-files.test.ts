import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFiles } from './check-files.ts';
import { foldersOf } from './content-folders.ts';

let folder: string;

/** Writes an example and a content like it. */
beforeEach(() => {
  folder = temporaryFolder();
  for (const content of ['example', 'content']) {
    write(`${content}/owner.ts`);
    write(`${content}/palette.json`, '{}');
    write(`${content}/texts/form.ts`);
    write(`${content}/texts/lock.ts`);
    write(`${content}/projects/chess/project.ts`);
  }
});

function write(path: string, text: string | Buffer = '') {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const remove = (path: string) => rmSync(join(folder, path), { recursive: true });
const lines = () =>
  checkFiles(join(folder, 'content'), join(folder, 'example')).map((line) =>
    line.replaceAll(`${folder}/`, ''),
  );

it('a content may lack projects, and have other files than the example', () => {
  remove('content/projects');
  write('content/texts/mine.ts');
  expect(lines()).toEqual([]);
});

it('one line names each file that the content lacks, or the folder with all of them', () => {
  remove('content/owner.ts');
  remove('content/texts');
  expect(lines()).toEqual([
    'content/owner.ts is missing: example/owner.ts is what it should look like',
    'content/texts is missing: example/texts is what it should look like',
  ]);
});

it('one line names the palette where it is no JSON', () => {
  write('content/palette.json', '{ "danger": "#aa2222", }');
  expect(lines()).toEqual([expect.stringMatching(/^content\/palette\.json: .*JSON/)]);
});

it.each([
  ['Windows-1252', Buffer.from("export const city = 'K\xf6ln';", 'latin1')],
  ['UTF-16', Buffer.from("export const city = 'Berlin';", 'utf16le')],
])('one line names each text that was saved as %s', (_, bytes) => {
  const names = ['texts/lock.ts', 'palette.json', 'projects/art/icon.svg', 'public/own.css'];
  for (const name of names) write(`content/${name}`, bytes);
  write('content/public/picture.jpg', bytes);
  write('content/art/notes.ts', bytes);
  const expected = names.map((name) => `content/${name} is not UTF-8: save it as that`);
  expect(lines().sort()).toEqual(expected.sort());
});

it('one line names each drawing that no browser draws', () => {
  write('content/projects/chess/icon.svg', '<svg><path/></svg>');
  write('content/public/map.svg', '<svg xmlns="http://www.w3.org/2000/svg">&nbsp;</svg>');
  expect(lines()).toEqual([
    'content/projects/chess/icon.svg: no browser draws it: expected <svg xmlns="http://www.w3.org/2000/svg" …> at its start',
    'content/public/map.svg: no browser draws it: 1:46: undefined entity',
  ]);
});

it('a text may begin with a byte order mark', () => {
  write('content/texts/lock.ts', '\ufeffexport const hint = 7;');
  write('content/palette.json', '\ufeff{}');
  expect(lines()).toEqual([]);
});

it('a folder without its text is no content', () => {
  write('content/projects/.obsidian/workspace.json');
  write('content/projects/drafts/idea.md');
  write('content/projects/.DS_Store');
  expect(foldersOf('project', join(folder, 'content'))).toEqual(['chess']);
  expect(foldersOf('skill', join(folder, 'content'))).toEqual([]);
});
