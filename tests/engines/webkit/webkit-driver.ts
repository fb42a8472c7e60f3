import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findOnPath } from '#scripts/browser.ts';
import type { Driver, Point } from '#tests/engines/journeys/driver.ts';
import { freePort } from '#tests/support/site-server.ts';

// WebDriver's codes, https://www.w3.org/TR/webdriver2/#keyboard-actions
const shiftKey = '\ue008';
const keys: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  ArrowDown: '\ue015',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  ArrowUp: '\ue013',
  End: '\ue010',
  Home: '\ue011',
};

/** Collects the errors of a page: WebDriver cannot read WebKit's console. */
const listenForErrors = `(() => {
  window.errors = [];
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  for (const method of ['error', 'warn']) {
    const original = console[method];
    console[method] = (...texts) => { errors.push(texts.join(' ')); original(...texts); };
  }
})()`;

/** WebKitGTK's driver for the site at `origin`. One for all journeys: they share a tab. */
function webkitDriver(session: string, origin: string): Driver {
  const post = <T>(command: string, body: object = {}) =>
    callWebDriver<T>(`${session}/${command}`, 'POST', body);
  const evaluate = <T>(expression: string) =>
    post<T>('execute/sync', { script: `return (${expression});`, args: [] });
  const perform = (type: string, actions: object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions }] });
  let turned = 0;
  return {
    async load(path) {
      await post('url', { url: origin + path });
      // The tab is the one of the journey before.
      if (await evaluate('sessionStorage.length > 0')) {
        await evaluate('sessionStorage.clear()');
        await post('refresh');
      }
      await evaluate(listenForErrors);
    },
    evaluate,
    press(key, shift) {
      const pressed = [...(shift ? [shiftKey] : []), keys[key] ?? key];
      const up = pressed.map((value) => ({ type: 'keyUp', value })).reverse();
      return perform('key', [...pressed.map((value) => ({ type: 'keyDown', value })), ...up]);
    },
    drag: (places) =>
      perform(
        'pointer',
        places.flatMap((place, index) => [
          { type: 'pointerMove', ...rounded(place), duration: index === 0 ? 0 : 100 },
          ...(index === 0 ? [{ type: 'pointerDown', button: 0 }] : []),
          ...(index === places.length - 1 ? [{ type: 'pointerUp', button: 0 }] : []),
        ]),
      ),
    wheel(place, distance) {
      // WebKitWebDriver sends by how much this differs from the last time.
      turned += distance;
      return perform('wheel', [{ type: 'scroll', ...rounded(place), deltaX: 0, deltaY: turned }]);
    },
  };
}

/** WebDriver takes whole px only. */
function rounded({ x, y }: Point) {
  return { x: Math.round(x), y: Math.round(y) };
}

/** @throws what WebDriver says where it refuses */
async function callWebDriver<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebDriver ${new URL(url).pathname}: ${value.message}`);
  return value;
}

/** Programs that WebKit's tests need: Debian's packages `webkit2gtk-driver` and `xvfb`. */
const programs = ['WebKitWebDriver', 'xvfb-run'];

/** Those that are not installed. */
export const missingPrograms = programs.filter((name) => !findOnPath(name));

/** Starts a WebKit under a display of its own. It ends with `stop`, or with this process. */
export async function startWebKit(origin: string) {
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`];
  // In a process group of its own, so that it can be ended as a whole.
  const child = spawn('xvfb-run', args, { stdio: 'ignore', detached: true });
  function end() {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  }
  process.once('exit', end);

  const url = `http://127.0.0.1:${port}`;
  // The display starts first.
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`WebKit's driver ended: ${child.exitCode}.`);
    await wait(100);
  }
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  };
  const { sessionId } = await callWebDriver<{ sessionId: string }>(`${url}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${url}/session/${sessionId}`;
  const stop = () => callWebDriver(session, 'DELETE').finally(end);
  return { driver: webkitDriver(session, origin), stop };
}
