import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { copyProject, removeCopy, writeOwner } from '../support/project-copy.ts';
import { runVite } from '../support/site-server.ts';

let folder: string;

beforeEach(() => {
  folder = copyProject();
});
afterEach(() => removeCopy(folder));

async function refusal() {
  const { code, errors } = await runVite(['build'], {}, folder);
  expect(code).toBe(1);
  return errors.trimEnd().split('\n');
}

/** `content-errors.test.ts` and `route-errors.test.ts` have every reason. */
describe('a build that must not be', () => {
  it("stops with one line where the owner's slug is taken", async () => {
    writeOwner(folder, { ...owner, slug: 'react' });
    expect(await refusal()).toEqual([
      'src/content/owner.ts: slug "react" collides with src/content/skills/react.ts; choose another one.',
    ]);
  });

  it('stops with one line for each mistake in the content', async () => {
    const change = (file: string, from: string, to: string) => {
      const path = join(folder, 'src/content', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    };
    change('projects/a-chess.ts', 'export const tile', 'const tile');
    change('projects/own-site.ts', "tags: ['TypeScript'", "tags: ['TypeScript");
    change('skills/react.ts', "icon: 'react'", "icon: 'react-native'");
    expect(await refusal()).toEqual([
      expect.stringMatching(
        /^src\/content\/projects\/own-site\.ts: cannot be read\. Line \d+: .+\.$/,
      ),
      'src/content/projects/a-chess.ts: must export tile, but does not.',
      'src/content/skills/react.ts: tile.icon must name an SVG, but public/assets/icons/react-native.svg is missing.',
    ]);
  });
});
