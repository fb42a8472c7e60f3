import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { root } from '#scripts/root.mjs';
import { runVite, serveDevelopment } from '#tests/support/processes.ts';

// Unit tests in `scripts/schema` and `scripts/content` check other messages.

/** A folder that Git ignores, but the development server watches. It does not watch `.cache`. */
const content = '.data/wrong-content';
const outDir = '.cache/wrong-content-site';
const folder = join(root, content);

function writeExample() {
  rmSync(folder, { recursive: true, force: true });
  const filter = (path: string) => !path.startsWith(join(root, 'example/art'));
  cpSync(join(root, 'example'), folder, { recursive: true, filter });
}
beforeEach(writeExample);
afterAll(() => {
  for (const made of [content, outDir]) rmSync(join(root, made), { recursive: true, force: true });
});

/** Returns a function that undoes the change. */
function change(file: string, from: string, to: string) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  return () => writeFileSync(path, source);
}

/** Returns the output of a build that fails. */
async function failedBuild() {
  const { code, errors } = await runVite(['build'], { CONTENT: content, OUT_DIR: outDir });
  expect(code, errors).toBe(1);
  return stripVTControlCharacters(errors).trimEnd();
}

const tag = `${content}/projects/own-site/project.ts: tags[0]: Invalid input: expected string, received number`;
const hint = `${content}/texts/lock.ts: lockTexts.hint: Invalid input: expected string, received undefined`;

it('the build stops with one line for each wrong field', async () => {
  change('projects/own-site/project.ts', "['TypeScript'", '[7');
  change('texts/lock.ts', "  hint: 'Zum", "  hind: 'Zum");
  expect(await failedBuild()).toBe(`${hint}\n${tag}`);
  // A failed build keeps the previous output, here none.
  expect(existsSync(join(root, outDir))).toBe(false);
});

it('the build stops with the line of a syntax error', async () => {
  change('owner.ts', "phone: '030 23125 042'", "phone: '030 23125 042");
  const output = await failedBuild();
  expect(output).toContain('Unterminated string');
  expect(output).toContain(`${content}/owner.ts:14`);
  expect(output).not.toContain('node_modules');
});

it('texts that look equal are linked, and published without invisible characters', async () => {
  change('owner.ts', "'hallo@example.org'", "'hallo\u200b@example.org '");
  change('owner.ts', "'030 23125 042'", "'\u202a030 23125 042\u202c'");
  change('projects/own-site/project.ts', "'React']", "'Re\u200bact\u00a0']");
  change('skills/python/skill.ts', "\n  title: 'Python'", "\n  title: 'Pythons\u00e4le'");
  change('projects/a-chess/project.ts', "'Python'", "'Pythonsa\u0308le'");
  const built = await runVite(['build'], { CONTENT: content, OUT_DIR: outDir });
  expect(built).toMatchObject({ code: 0, errors: '' });

  const read = (file: string) => readFileSync(join(root, outDir, file), 'utf8');
  const linksOn = (page: string) => read(page).match(/(?<=<a [^>]*href=")[^"]+/g);
  expect(linksOn('maxMustermann.html')).toContain('/react');
  expect(linksOn('aChess.html')).toContain('/python');
  expect(linksOn('impressum.html')).toContain('tel:+493023125042');
  expect(linksOn('impressum.html')).toContain('mailto:hallo@example.org');
  expect(read('kontakt.vcf')).toContain('EMAIL;TYPE=INTERNET:hallo@example.org\r\n');
  for (const file of ['kontakt.vcf', 'impressum.html'])
    expect(read(file).match(/[\u200b\u202a\u202c]/)).toBeNull();
});

it('the build stops with one line for each file of public that it would overwrite', async () => {
  const names = ['assets/icons/react.svg', 'impressum.html', 'robots.txt'];
  for (const name of [...names, 'own.txt']) {
    cpSync(join(folder, 'public/favicon.svg'), join(folder, 'public', name));
  }
  const lines = names.map(
    (name) => `${content}/public/${name} must not be there: every build writes its own.`,
  );
  expect((await failedBuild()).split('\n').sort()).toEqual(lines);
});

it('the build stops with one line when an environment variable is invalid', async () => {
  const { code, output, errors } = await runVite(['build'], { BASE_PATH: 'portfolio' });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^BASE_PATH must be [^\n]+, but is "portfolio"\.\n$/);
});

it('the development server shows mistakes instead of pages until they are corrected', async () => {
  const server = await serveDevelopment({ CONTENT: content });
  /** Returns the message of Vite's error overlay, or `the page`. */
  async function shown() {
    const headers = { accept: 'text/html' };
    const text = await (await fetch(`${server.url}/aChess`, { headers })).text();
    const [, message = '""'] = /const error = {"message":(".*?"),"stack"/.exec(text) ?? [];
    return text.includes('<div id="root"') ? 'the page' : JSON.parse(message);
  }
  const expectShown = () => expect.poll(shown, { timeout: 20_000 });
  try {
    await expectShown().toBe('the page');

    const undoTag = change('projects/own-site/project.ts', "['TypeScript'", '[7');
    const undoHint = change('texts/lock.ts', "  hint: 'Zum", "  hind: 'Zum");
    await expectShown().toBe(`${hint}\n${tag}`);

    // Other files use the address, but only the cause is reported.
    const undoAddress = change('owner.ts', '  address:', '  adress:');
    const address = `${content}/owner.ts: address: Invalid input: expected object, received undefined`;
    const adress = `${content}/owner.ts: Unrecognized key: "adress"`;
    await expectShown().toBe(`${address}\n${adress}`);

    undoAddress();
    undoHint();
    undoTag();
    const undoLink = change('pages/barrierefreiheit/page.ts', '/datenschutz#e-mail', '/nichts');
    await expectShown().toMatch(/barrierefreiheit\/page\.ts: .* no page or file \/nichts$/);

    undoLink();
    const undoCode = change('texts/lock.ts', 'export', 'missing.part();\nexport');
    await expectShown().toBe(`${content}/texts/lock.ts: missing is not defined`);

    undoCode();
    const undoQuote = change('owner.ts', "'030 23125 042'", "'030 23125 042");
    await expectShown().toContain(`${content}/owner.ts:14`);

    undoQuote();
    await expectShown().toBe('the page');
  } finally {
    await server.stop();
  }
});
