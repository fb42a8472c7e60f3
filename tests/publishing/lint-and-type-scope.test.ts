import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/root.mjs';
import { runProcess } from '#tests/support/processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** Creates a repository with this one's configuration and the given files. */
function repositoryWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  const configuration = [
    'biome.jsonc',
    'scripts/lint/import-rules.grit',
    'tsconfig.json',
    '.gitignore',
    'package.json',
  ];
  // Biome reads theme names from the style sheet.
  for (const name of [...configuration, 'src/styles.css'])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

async function run(program: string, args: string[], cwd: string) {
  const path = join(root, 'node_modules', program);
  const { code, output, errors } = await runProcess(process.execPath, [path, ...args], { cwd });
  return { code, output: output + errors };
}

const lint = (files: Record<string, string>) =>
  run('@biomejs/biome/bin/biome', ['check'], repositoryWith(files));

/** VS Code writes settings with comments, four spaces and trailing commas. */
const settings = '{\n    // Own.\n    "editor.wordWrap": "on",\n}\n';

it('files of editors and hosts and an owner’s content are not linted', async () => {
  const { code, output } = await lint({
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
    'content/biome.json': settings,
    'content/public/demo/app.js': 'var x = 1',
    // Another working copy.
    'copies/main/biome.json': '{}',
    'copies/main/src/app.ts': 'var x = 1',
  });
  expect(code, output).toBe(0);
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
  const { output } = await lint(Object.fromEntries(names.map((name) => [name, '{"x"  :7 }'])));
  for (const name of names) expect(output).toContain(name);
});

it('code and an owner’s content are type-checked, except the content’s public files, art and tests', async () => {
  const typed = ['src/x.ts', 'tests/x.ts', 'scripts/x.mjs', 'content/owner.ts'];
  const other = ['content/public/demo/app.js', 'content/public/x.ts', 'content/art/x.ts'];
  const elsewhere = ['content/owner.test.ts', 'copies/main/src/x.ts'];
  const names = [...typed, ...other, ...elsewhere];
  const folder = repositoryWith(Object.fromEntries(names.map((name) => [name, 'export {}'])));
  const { output } = await run('typescript/bin/tsc', ['--listFilesOnly'], folder);
  expect(names.filter((name) => output.includes(name))).toEqual(typed);
});
