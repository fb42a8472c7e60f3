import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFiles } from './check-files.ts';
import { foldersOf } from './content-folders.ts';

let folder: string;

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

function write(path: string, text = '') {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const remove = (path: string) => rmSync(join(folder, path), { recursive: true });
const lines = () =>
  checkFiles(join(folder, 'content'), join(folder, 'example')).map((line) =>
    line.replaceAll(`${folder}/`, ''),
  );

it('checkFiles allows content without projects, and with files that the example lacks', () => {
  remove('content/projects');
  write('content/texts/mine.ts');
  expect(lines()).toEqual([]);
});

it('checkFiles reports each missing file, and a missing folder without its files', () => {
  remove('content/owner.ts');
  remove('content/texts');
  expect(lines()).toEqual([
    'content/owner.ts is missing: see example/owner.ts',
    'content/texts is missing: see example/texts',
  ]);
});

it.each(['{ "danger": "#aa2222", }', '\ufeff{}'])(
  'checkFiles reports a palette with invalid JSON: %j',
  (text) => {
    write('content/palette.json', text);
    expect(lines()).toEqual([expect.stringMatching(/^content\/palette\.json: .*JSON/)]);
  },
);

it.each([
  [
    'projects/art/Project.ts',
    'projects/art is not shown: it has no project.ts (found: Project.ts)',
  ],
  [
    'projects/art/projekt.ts',
    'projects/art is not shown: it has no project.ts (found: projekt.ts)',
  ],
  [
    'projects/art/project.ts.txt',
    'projects/art is not shown: it has no project.ts (found: project.ts.txt)',
  ],
  [
    'projects/art/project.tsx',
    'projects/art is not shown: it has no project.ts (found: project.tsx)',
  ],
  ['skills/react/project.ts', 'skills/react is not shown: it has no skill.ts (found: project.ts)'],
  ['pages/agb/.DS_Store', 'pages/agb is not shown: it has no page.ts (found: nothing)'],
  ['project/art/project.ts', 'project is not shown: projects belong in content/projects'],
  ['Seiten/agb/page.ts', 'Seiten is not shown: pages belong in content/pages'],
  ['art/project.ts', 'art is not shown: projects belong in content/projects'],
])('checkFiles reports the folder that is ignored because of %s', (file, line) => {
  write(`content/${file}`);
  expect(lines()).toEqual([`content/${line}`]);
});

it('checkFiles allows other files and folders', () => {
  write('content/projects/.obsidian/workspace.json');
  write('content/projects/.DS_Store');
  write('content/projects/notes.md');
  write('content/public/demo/page.ts');
  write('content/drafts/idea.md');
  expect(lines()).toEqual([]);
});

it('foldersOf ignores a folder that lacks the file of its kind', () => {
  write('content/projects/drafts/idea.md');
  expect(foldersOf('project', join(folder, 'content'))).toEqual(['chess']);
  expect(foldersOf('skill', join(folder, 'content'))).toEqual([]);
});
