import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findOnPath } from '#scripts/find-on-path.ts';

/** In Debian's `orca`, `firefox-esr`, `xdotool`, `xvfb`, `dbus-daemon`, `libglib2.0-bin`. */
const programs = ['orca', 'firefox-esr', 'xdotool', 'Xvfb', 'dbus-daemon', 'gdbus'];

export const missingPrograms = programs.filter((name) => !findOnPath(name));

/** Orca writes what it would say, an utterance a line, and needs no voice. */
const customizations = `
import os
from orca import script_manager, settings, speech
settings.enableKeyEcho = False
# To Orca 43.1 Firefox is two applications. At the first dialog it may drop one's script, and its focus mode.
script_manager.ScriptManager.reclaimScripts = lambda _: None
def hear(text, *_):
    with open(os.environ['HOME'] + '/spoken', 'a') as spoken:
        spoken.write(' '.join(text.split()) + '\\n')
def hear_all(utterances, _):
    for context, _ in utterances:
        hear(context.utterance)
speech._speak, speech.speakCharacter, speech.sayAll = hear, hear, hear_all
`;

/** Firefox asks nothing, offers nothing, and opens one page. */
const preferences = `
user_pref('accessibility.force_disabled', -1);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('browser.newtab.preload', false);
user_pref('browser.newtabpage.enabled', false);
user_pref('browser.preonboarding.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.homepage_override.mstone', 'ignore');
user_pref('browser.startup.page', 0);
user_pref('datareporting.policy.dataSubmissionPolicyBypassNotification', true);
user_pref('extensions.formautofill.addresses.enabled', false);
user_pref('intl.accept_languages', 'de');
user_pref('signon.rememberSignons', false);
user_pref('termsofuse.bypassNotification', true);
`;

/** Announces a screen reader on the bus, which Firefox reads when it starts. */
const enable =
  'gdbus call -e -d org.a11y.Bus -o /org/a11y/bus -m org.freedesktop.DBus.Properties.Set org.a11y.Status';

/** ms in which a machine that does something else, too, has answered. */
const patience = 45_000;

/**
 * Opens an address in Firefox and lets Orca read it, in German and on a display of their own, until
 * the test has finished. A user has one Orca: one at a time.
 */
export async function hear(address: string) {
  const home = mkdtempSync(`${tmpdir()}/orca-`);
  const [spoken, log, profile] = [`${home}/spoken`, `${home}/log`, `${home}/firefox`];
  for (const [file, text] of [
    [spoken, ''],
    [log, ''],
    [`${profile}/user.js`, preferences],
    [`${home}/.local/share/orca/orca-customizations.py`, customizations],
  ] as const) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home };
  Object.assign(env, { LC_ALL: 'C.UTF-8', LANGUAGE: 'de', GSETTINGS_BACKEND: 'memory' });
  Object.assign(env, { SPEECHD_ADDRESS: 'unix_socket:/dev/null', MOZ_CRASHREPORTER_DISABLE: '1' });
  const running: ChildProcess[] = [];
  /**
   * Starts a program in a process group of its own, and waits for the line that it prints, or for
   * its end.
   */
  async function run(command: string, ...more: string[]) {
    const [program = '', ...args] = [...command.split(' '), ...more];
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    running.push(child);
    const [printed] = await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'end')]);
    return `${printed ?? ''}`.split('\n', 1)[0] ?? '';
  }
  function kill() {
    for (const { pid, exitCode } of running)
      if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  }
  process.once('exit', kill);
  onTestFinished(async () => {
    process.off('exit', kill);
    const ends = running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'));
    kill();
    await Promise.all(ends);
    rmSync(home, { recursive: true, maxRetries: 10 });
  });

  /** Orca logs all that it does: it has finished when it no longer writes. */
  async function quiet(time = 600) {
    for (let size = -1; size !== statSync(log).size; await wait(time)) size = statSync(log).size;
  }
  async function until(isSo: () => boolean) {
    for (const start = Date.now(); !isSo() && Date.now() - start < patience; ) await wait(100);
  }

  env.DISPLAY = `:${await run('Xvfb -displayfd 1 -screen 0 1280x900x24')}`;
  env.DBUS_SESSION_BUS_ADDRESS = await run('dbus-daemon --session --nofork --print-address');
  for (const name of ['IsEnabled', 'ScreenReaderEnabled']) await run(enable, name, '<true>');
  void run('orca --disable=braille --debug', `--debug-file=${log}`);
  await until(() => statSync(spoken).size > 0);
  void run('firefox-esr --no-remote --profile', profile, address);
  const window = await run('xdotool search --sync --onlyvisible --class firefox');
  await run('xdotool windowfocus --sync', window);
  await until(() => readFileSync(log, 'utf8').includes('EVENT document:load-complete'));
  await quiet(1000);

  let known = 0;
  return {
    /** Presses keys one after the other, by xdotool's names. */
    async press(...keys: string[]) {
      for (const key of keys) {
        await run('xdotool key', key);
        await quiet();
      }
    },
    async type(text: string) {
      await run('xdotool type --delay 80', text);
      await quiet();
    },
    /** Returns the speech since the last call, after `last` was spoken and all is quiet. */
    async heard(last: string | RegExp) {
      const lines = () => readFileSync(spoken, 'utf8').trim().split('\n').slice(known);
      const isLast = (line: string) =>
        last instanceof RegExp ? last.test(line) : line.includes(last);
      await until(() => lines().some(isLast));
      await quiet();
      const heard = lines();
      known += heard.length;
      return heard;
    },
  };
}
