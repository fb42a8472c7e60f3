import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { runVite } from '#tests/support/vite-site.ts';

let folder: string;

beforeEach(() => {
  folder = copyProject();
  cpSync(join(folder, 'example'), join(folder, 'content'), { recursive: true });
});
afterEach(() => removeCopy(folder));

function change(file: string, changed: (source: string) => string) {
  const path = join(folder, 'content', file);
  writeFileSync(path, changed(readFileSync(path, 'utf8')));
}

async function refusal() {
  const { code, errors } = await runVite(['build'], { CONTENT: '' }, folder);
  expect(code, errors).toBe(1);
  return errors.trimEnd().split('\n');
}

/** Other mistakes: `findings.test.ts`; variables of the environment: `build-environment.test.ts`. */
describe('vite build', () => {
  it('stops with one line for each mistake when the content is wrong', async () => {
    const slug = "slug: 'maxMustermann'";
    change('owner.ts', (source) => `\uFEFF${source.replaceAll('\n', '\r\n')}`);
    change('owner.ts', (source) => source.replace(slug, "slug: 'React'"));
    change('projects/own-site/project.ts', (source) => source.replace("['TypeScript'", '[7'));
    change('texts/lock.ts', (source) => source.replace(/\n {2}hint: .*/, ''));
    rmSync(join(folder, 'content/skills/react/icon.svg'));
    expect(await refusal()).toEqual([
      'content/skills/react/icon.svg is missing.',
      'content/projects/own-site/project.ts:18: tags[0] must be a text, but is 7.',
      'content/texts/lock.ts:4: lockScreen.hint must be a text, but is missing.',
      'content/owner.ts:11: slug "React" collides with content/skills/react/skill.ts; choose another one.',
    ]);
  });

  it('names only owner.ts when that lacks a field which other files read', async () => {
    change('owner.ts', (source) => source.replace('  address:', '  adress:'));
    expect(await refusal()).toEqual([
      expect.stringMatching(/^content\/owner\.ts:\d+: address must be like .*, but is missing\.$/),
      expect.stringMatching(/^content\/owner\.ts:\d+: adress is no field that the site has\. Did/),
    ]);
  });

  it('stops with one line for each file of public that it would overwrite', async () => {
    const written = ['robots.txt', '_headers', 'impressum.html', 'assets/icons/react.svg'];
    for (const file of [...written, 'own.txt'])
      cpSync('example/public/favicon.svg', join(folder, 'content/public', file));
    const lines = written.map(
      (file) => `content/public/${file} must not be there: every build writes its own.`,
    );
    expect((await refusal()).sort()).toEqual(lines.sort());
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it('stops with one line when a variable is wrong', async () => {
    const { code, output, errors } = await runVite(['build'], { BASE_PATH: 'portfolio' }, folder);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^BASE_PATH must be [^\n]+, but is "portfolio"\.\n$/);
  });
});
