import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentErrors } from '../../scripts/environment.ts';
import { runVite } from '../support/site-server.ts';

const outDir = '.cache/never-built';

describe('a wrong value of a variable', () => {
  it.each([
    ['VITE_FIREBASE_API_KEY', 'not a key'],
    ['VITE_FIREBASE_PROJECT_ID', 'My Project'],
    ['VITE_FIREBASE_APP_ID', '1:2:android:3'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://example.org'],
    ['VITE_FIRESTORE_EMULATOR', 'localhost'],
    ['VITE_FIRESTORE_EMULATOR', '127.0.0.1:70000'],
    ['VITE_ASSET_HOST', 'assets.example.org'],
    ['VITE_ASSET_HOST', 'https://example.org/assets'],
    ['VITE_RECAPTCHA_SITE_KEY', 'short'],
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

describe('variables that need another one', () => {
  it.each([
    [{ VITE_FIREBASE_PROJECT_ID: 'my-project' }, 'VITE_FIREBASE_API_KEY'],
    [
      {
        VITE_FIREBASE_PROJECT_ID: 'my-project',
        VITE_FIREBASE_API_KEY: 'AIzaSyExample0123',
        VITE_RECAPTCHA_SITE_KEY: '6LexampleExampleExample',
      },
      'VITE_FIREBASE_APP_ID',
    ],
  ])('%o lacks %s', (env, missing) => {
    const errors = environmentErrors(env);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(`${missing} must be set`);
  });
});

describe('right values', () => {
  it.each([
    {},
    { VITE_ASSET_HOST: '', VITE_FIREBASE_PROJECT_ID: '' },
    { VITE_ASSET_HOST: 'https://assets.example.org' },
    { VITE_ASSET_HOST: 'http://127.0.0.1:8080/' },
    { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' },
    { VITE_FIRESTORE_EMULATOR: 'localhost:8080', VITE_FIREBASE_PROJECT_ID: 'demo-portfolio' },
    {
      VITE_FIREBASE_PROJECT_ID: 'my-project',
      VITE_FIREBASE_API_KEY: 'AIzaSy_Example-0123',
      VITE_FIREBASE_APP_ID: '1:123456789:web:0a1b2c',
      VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
      VITE_RECAPTCHA_SITE_KEY: '6LexampleExampleExample',
    },
  ])('%o are let through', (env) => {
    expect(environmentErrors(env)).toEqual([]);
  });
});

describe('npm run build', () => {
  const outDirs = ['.cache/built-without-target', '.cache/built-for-emulator'] as const;
  afterAll(() => {
    for (const folder of outDirs) rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the command to its end; returns its exit code and the lines on which it speaks of sending. */
  async function build(env: Record<string, string>) {
    const child = spawn(process.execPath, ['scripts/build.mjs'], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    const [code] = await once(child, 'close');
    return { code, warnings: output.split('\n').filter((line) => line.includes('fail to send')) };
  }

  it('says in one line that sending will fail where no message target is set', async () => {
    const { code, warnings } = await build({ OUT_DIR: outDirs[0] });
    expect(code).toBe(0);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('VITE_FIREBASE_PROJECT_ID');
    expect(warnings[0]).toContain('VITE_FIRESTORE_EMULATOR');
  });

  it('says nothing of the kind where one is set', async () => {
    const env = { OUT_DIR: outDirs[1], VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' };
    expect(await build(env)).toEqual({ code: 0, warnings: [] });
  });

  it('of npm start and the tests says nothing either: they bring a store', async () => {
    const { code, output, errors } = await runVite(['build'], { OUT_DIR: outDirs[0] });
    expect(code).toBe(0);
    expect(output + errors).not.toContain('fail to send');
  });
});
