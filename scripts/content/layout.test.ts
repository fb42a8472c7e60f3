import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { contentPath } from '../content-folder.mjs';
import { lineOf } from './finding.ts';
import { layoutFindings } from './layout.ts';

let folder: string;
const inside = (path: string) => join(folder, path);
const errors = () => layoutFindings(folder, example, 'content').map(lineOf).sort();

/** The example without its pictures, which take long to copy. */
const example = mkdtempSync(join(tmpdir(), 'example-'));
const filter = (path: string) => !/example.(art|.*pictures)$/.test(path);
cpSync(contentPath, example, { recursive: true, filter });
afterAll(() => rmSync(example, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(example, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('says nothing of a copy of the example, with fewer projects', () => {
  rmSync(inside('projects/a-chess'), { recursive: true });
  rmSync(inside('skills'), { recursive: true });
  writeFileSync(inside('projects/.DS_Store'), '');
  expect(errors()).toEqual([]);
});

it('tells what a half copied folder lacks, of a missing folder nothing more', () => {
  rmSync(inside('texts/lock.ts'));
  rmSync(inside('public'), { recursive: true });
  expect(errors()).toEqual([
    'content/public is missing; example/public is what it should look like.',
    'content/texts/lock.ts is missing; example/texts/lock.ts is what it should look like.',
  ]);
});

it('tells of an empty folder what to do', () => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect(errors()).toEqual([
    'content is empty; delete it, and npm run new portfolio makes it from the example.',
  ]);
});

it('tells a file from a folder', () => {
  rmSync(inside('texts'), { recursive: true });
  writeFileSync(inside('texts'), '');
  writeFileSync(inside('skills/rust.ts'), '');
  expect(errors()).toEqual([
    'content/skills/rust.ts must be a folder, but is a file.',
    'content/texts must be a folder, but is a file.',
  ]);
});

it('refuses a link that does not lead into the content', () => {
  symlinkSync('../owner.ts', inside('public/fine.svg'));
  symlinkSync('/etc/hostname', inside('public/link.svg'));
  expect(errors()).toEqual([
    'content/public/link.svg must lie in content, but is a link to something outside of it.',
  ]);
});

it('tells what a project, a skill and a page lack', () => {
  rmSync(inside('projects/a-chess/project.ts'));
  rmSync(inside('skills/python/icon.svg'));
  rmSync(inside('pages/impressum/page.ts'));
  expect(errors()).toEqual([
    'content/pages/impressum/page.ts is missing.',
    'content/projects/a-chess/project.ts is missing.',
    'content/skills/python/icon.svg is missing.',
  ]);
});

it('refuses a name that is none, or that something else has', () => {
  const copy = (from: string, to: string) => cpSync(inside(from), inside(to), { recursive: true });
  copy('projects/a-chess', 'projects/🚀');
  copy('skills/python', 'skills/A-Chess');
  copy('pages/impressum', 'pages/contact');
  expect(errors()).toEqual([
    'content/pages/contact must have a name of its own, but content/public/assets/open-graph/contact.jpg has it.',
    'content/projects/🚀 must have a name of letters, digits, - and _ only.',
    'content/skills/A-Chess must have a name of its own, but content/projects/a-chess has it.',
  ]);
});

it.each(['<script>x()</script>', '<path onload="x()"/>', '<a href="JavaScript:x()"/>'])(
  'refuses a drawing with a script: %s',
  (script) => {
    writeFileSync(inside('skills/python/icon.svg'), `<svg viewBox="0 0 1 1">${script}</svg>`);
    expect(errors()).toEqual([
      'content/skills/python/icon.svg must be a drawing alone, but has a script in it.',
    ]);
  },
);
