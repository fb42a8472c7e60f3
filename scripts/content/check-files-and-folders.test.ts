import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { contentFiles } from '#scripts/build/content-assets.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { contentPath } from '../content-folder.mjs';
import { checkFilesAndFolders } from './check-files-and-folders.ts';
import { lineOf } from './finding.ts';

let folder: string;
const inside = (path: string) => join(folder, path);
const errors = () => checkFilesAndFolders(folder, example, 'content').map(lineOf).sort();

/** A copy of the example without its pictures, which would take long to copy. */
const example = mkdtempSync(join(tmpdir(), 'example-'));
const filter = (path: string) => !/example.(art|.*pictures)$/.test(path);
cpSync(contentPath, example, { recursive: true, filter });
afterAll(() => rmSync(example, { recursive: true }));

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(example, folder, { recursive: true });
});

const remove = (path: string) => rmSync(inside(path), { recursive: true });
const write = (path: string, text = '') => writeFileSync(inside(path), text);
const copy = (from: string, to: string) => cpSync(inside(from), inside(to), { recursive: true });

const junk = ['.DS_Store', '._icon.svg', 'Thumbs.db', 'desktop.ini', '.gitkeep', 'a.svg~'];

it('checkFilesAndFolders accepts a folder without what is optional, with another icon, an image of a tile and a symbolic link inside', () => {
  for (const path of ['projects/a-chess', 'skills', 'texts/locales.ts']) remove(path);
  copy('projects/threencrypt/icon.svg', 'projects/threencrypt/icon-saw.svg');
  copy('public/icons/icon-192.png', 'projects/threencrypt/tile.png');
  symlinkSync('assets/germany.svg', inside('public/fine.svg'));
  const published = [...contentFiles(folder).keys()];
  expect(published).toContain('icons/threencrypt/icon-saw.svg');
  expect(published).toContain('icons/threencrypt/tile.png');
  expect(errors()).toEqual([]);
});

it('checkFilesAndFolders and contentFiles ignore the junk of operating systems and editors', () => {
  const files = [...contentFiles(folder).keys()];
  for (const name of junk)
    for (const place of ['', 'projects', 'projects/threencrypt', 'pages', 'texts', 'public'])
      write(join(place, name));
  mkdirSync(inside('projects/threencrypt/pictures'));
  for (const name of junk) write(join('projects/threencrypt/pictures', name));
  expect([...contentFiles(folder).keys()]).toEqual(files);
  expect(errors()).toEqual([]);
});

it('checkFilesAndFolders lists what is missing in a half copied folder, and says how to fill an empty one', () => {
  for (const path of ['texts/lock.ts', 'public', 'projects/a-chess/project.ts']) remove(path);
  for (const path of ['skills/python/icon.svg', 'pages/impressum/page.ts']) remove(path);
  expect(errors()).toEqual([
    'content/pages/impressum/page.ts is missing.',
    'content/projects/a-chess/project.ts is missing.',
    'content/public is missing; example/public is what it should look like.',
    'content/skills/python/icon.svg is missing.',
    'content/texts/lock.ts is missing; example/texts/lock.ts is what it should look like.',
  ]);
  remove('');
  mkdirSync(folder);
  expect(errors()).toEqual([
    'content is empty; delete it, and npm run new portfolio makes it from the example.',
  ]);
});

it('checkFilesAndFolders refuses files in the place of folders, links that lead out of the content, and bad names', () => {
  remove('texts');
  write('texts');
  write('skills/rust.ts');
  write('public/Lebenslauf Zoë.pdf'.normalize('NFC'));
  write('public/Lebenslauf Jürg.pdf'.normalize('NFD'));
  symlinkSync('/etc/hostname', inside('public/link.svg'));
  copy('projects/a-chess', 'projects/🚀');
  copy('skills/python', 'skills/A-Chess');
  copy('pages/impressum', 'pages/contact');
  expect(errors()).toEqual([
    'content/pages/contact must have a name of its own, but content/public/assets/open-graph/contact.jpg has it.',
    'content/projects/🚀 must have a name of letters, digits, - and _ only.',
    `${'content/public/Lebenslauf Jürg.pdf'.normalize('NFD')} must have a name that every system stores alike, such as Lebenslauf Jurg.pdf.`,
    'content/public/link.svg must lie in content, but is a link to something outside of it.',
    'content/skills/A-Chess must have a name of its own, but content/projects/a-chess has it.',
    'content/skills/rust.ts must be a folder, but is a file.',
    'content/texts must be a folder, but is a file.',
  ]);
});

it('checkFilesAndFolders refuses an image of a tile that is empty, or too heavy for the home screen', () => {
  write('projects/threencrypt/tile.png');
  write('skills/python/tile.jpg', 'x'.repeat(100_001));
  expect(errors()).toEqual([
    'content/projects/threencrypt/tile.png is empty.',
    'content/skills/python/tile.jpg must have 100 KB at most, because it loads with the home screen, but has 101.',
  ]);
});

it('checkFilesAndFolders refuses an icon that is no drawing or contains a script', () => {
  const line = 'content/skills/python/icon.svg must be a drawing';
  for (const script of [
    '<script>x()</script>',
    '<path onload="x()"/>',
    '<a href="JavaScript:x()"/>',
  ]) {
    write('skills/python/icon.svg', `<svg>${script}</svg>`);
    expect(errors()).toEqual([`${line} alone, but has a script in it.`]);
  }
  write('skills/python/icon.svg', 'junk');
  expect(errors()).toEqual([`${line}, but has no <svg> in it.`]);
});
