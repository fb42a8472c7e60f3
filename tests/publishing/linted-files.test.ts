import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/root.mjs';
import { runProcess } from '#tests/support/processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** Lints a repository that has its configuration and these files. Returns what Biome prints. */
async function lint(files: Record<string, string>) {
  const folder = temporaryFolder();
  // Biome reads the names of the theme from the style sheet.
  for (const name of ['biome.json', 'rooms.grit', '.gitignore', 'package.json', 'src/styles.css'])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { code, output, errors } = await runProcess(process.execPath, [biome, 'check'], {
    cwd: folder,
  });
  return { code, said: output + errors };
}

/** As VS Code writes its settings: with comments, four spaces and commas at the end. */
const settings = '{\n    // Own.\n    "editor.wordWrap": "on",\n}\n';

it('files of editors and hosts and the content of an owner are not linted', async () => {
  const { code, said } = await lint({
    '.vscode/settings.json': settings,
    '.zed/settings.json': settings,
    '.idea/dictionary.js': 'var x = 1',
    'portfolio.code-workspace': settings,
    'vercel.json': settings,
    'wrangler.jsonc': settings,
    'firebase.json': settings,
    'README.md': '*   Meine Website\n',
    'docs/.obsidian/app.json': settings,
    'jsconfig.json': settings,
    'functions/contact.js': 'var x = 1',
    'content/owner.ts': 'var x = 1',
  });
  expect(code, said).toBe(0);
});

it('code, its tests, the example and the configuration are linted', async () => {
  const names = [
    'src/app/x.ts',
    'scripts/x.mjs',
    'tests/lock/x.spec.ts',
    'example/projects/x/project.ts',
    'docs/operating/x.js',
    'x.config.ts',
    'tsconfig.json',
  ];
  const { said } = await lint(Object.fromEntries(names.map((name) => [name, '{"x"  :7 }'])));
  for (const name of names) expect(said).toContain(name);
});
