import { existsSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';
import { runVite } from '#tests/support/site-server.ts';

const outDir = '.cache/never-built';

/** `scripts/build/build-environment.test.ts` has every variable. */
it.each(['build', 'preview'])('a wrong value stops vite %s with one line', async (command) => {
  const env = { OUT_DIR: outDir, BASE_PATH: 'portfolio' };
  const { code, output, errors } = await runVite([command], env);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^BASE_PATH must be [^\n]+, but is "portfolio"\.\n$/);
  expect(existsSync(outDir)).toBe(false);
});

describe('npm run build', () => {
  const outDirs = ['.cache/built-without-target', '.cache/built-for-emulator'] as const;
  afterAll(() => {
    for (const folder of outDirs) rmSync(folder, { recursive: true, force: true });
  });

  /** Its exit code, and the lines on which it speaks of sending. */
  async function build(env: Record<string, string>) {
    const options = { cwd: '.', env: { NODE_ENV: 'production', ...env } };
    const args = ['scripts/run.mjs', 'build'];
    const { code, output, errors } = await runProcess(process.execPath, args, options);
    const lines = `${output}\n${errors}`.split('\n');
    return { code, warnings: lines.filter((line) => line.includes('fail to send')) };
  }

  it('says in one line that sending will fail where no message target is set, else nothing', async () => {
    expect(await build({ OUT_DIR: outDirs[0] })).toEqual({
      code: 0,
      warnings: [expect.stringMatching(/VITE_FIREBASE_PROJECT_ID.*VITE_FIRESTORE_EMULATOR/)],
    });
    const env = { OUT_DIR: outDirs[1], VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' };
    expect(await build(env)).toEqual({ code: 0, warnings: [] });
  });
});
