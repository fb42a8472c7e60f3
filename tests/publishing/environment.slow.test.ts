import { existsSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';
import { runVite } from '#tests/support/site-server.ts';

const outDir = '.cache/never-built';

/** `scripts/build/build-environment.test.ts` has every variable. */
describe('a wrong value of a variable', () => {
  it.each([
    ['VITE_FIREBASE_APP_ID', 'My Project'],
    ['VITE_ASSET_HOST', 'https://example.org/assets'],
    ['BASE_PATH', 'portfolio'],
  ])('%s=%s stops the build with one line that names it', async (name, value) => {
    const { code, output, errors } = await runVite(['build'], { OUT_DIR: outDir, [name]: value });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^${name} must be [^\n]+, but is "[^\n]+"\\.\n$`));
    expect(errors).toContain(`"${value}"`);
    expect(output).toBe('');
    expect(existsSync(outDir)).toBe(false);
  });

  it('stops the servers too', async () => {
    const { code, errors } = await runVite(['preview'], { VITE_ASSET_HOST: 'none' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^VITE_ASSET_HOST must be [^\n]+\n$/);
  });
});

describe('npm run build', () => {
  const outDirs = ['.cache/built-without-target', '.cache/built-for-emulator'] as const;
  afterAll(() => {
    for (const folder of outDirs) rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the command to its end; returns its exit code and the lines on which it speaks of sending. */
  async function build(env: Record<string, string>) {
    const { code, output, errors } = await runProcess(
      process.execPath,
      ['scripts/run.mjs', 'build'],
      {
        cwd: '.',
        env: { NODE_ENV: 'production', ...env },
      },
    );
    const lines = `${output}\n${errors}`.split('\n');
    return { code, warnings: lines.filter((line) => line.includes('fail to send')) };
  }

  it('says in one line that sending will fail where no message target is set', async () => {
    const { code, warnings } = await build({ OUT_DIR: outDirs[0] });
    expect(code).toBe(0);
    expect(warnings).toEqual([
      expect.stringMatching(/VITE_FIREBASE_PROJECT_ID.*VITE_FIRESTORE_EMULATOR/),
    ]);
  });

  it('says nothing of the kind where one is set', async () => {
    const env = { OUT_DIR: outDirs[1], VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' };
    expect(await build(env)).toEqual({ code: 0, warnings: [] });
  });
});
