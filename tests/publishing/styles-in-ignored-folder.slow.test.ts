import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { root } from '#scripts/root.mjs';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

async function styleOf(project: string): Promise<string> {
  const from = join(project, 'src/styles.css');
  const style = readFileSync(from, 'utf8');
  return (await postcss([tailwind({ base: project })]).process(style, { from })).css;
}

// Folders for downloads, builds and virtual machines often have a `.gitignore` with the line `*`.
it('Tailwind finds every class in a folder that a .gitignore ignores, even in a deep .ts file', async () => {
  const folder = temporaryFolder();
  const project = join(folder, 'portfolio (1)');
  writeFileSync(join(folder, '.gitignore'), '*\n');
  for (const name of ['src', 'scripts', 'example/palette.json', 'tailwind.config.ts', '.gitignore'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  expect(await styleOf(project)).toBe(await styleOf(root));

  const deep = join(project, 'src/screens/one/two/three/four');
  mkdirSync(deep, { recursive: true });
  writeFileSync(join(deep, 'classes.ts'), "export const title = 'mt-[1234px]';\n");
  expect(await styleOf(project)).toContain('margin-top: 1234px');
});
