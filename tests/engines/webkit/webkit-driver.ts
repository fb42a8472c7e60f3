import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findOnPath } from '#scripts/find-on-path.ts';
import type { Driver } from '#tests/engines/journeys/journey-page.ts';
import { freePort } from '#tests/support/server-processes.ts';

// https://www.w3.org/TR/webdriver2/#keyboard-actions has these codes.
const keys: Readonly<Record<string, string>> = {
  Shift: '\ue008',
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

/** Drives WebKitGTK through the site at `origin`. All journeys share its tab. */
function webkitDriver(session: string, origin: string): Driver {
  const post = <T>(command: string, body: object = {}) =>
    callWebDriver<T>(`${session}/${command}`, 'POST', body);
  const evaluate = <T>(expression: string) =>
    post<T>('execute/sync', { script: `return (${expression});`, args: [] });
  const perform = (type: string, actions: object[]) =>
    post<void>('actions', { actions: [{ type, id: type, actions }] });
  const point = (...actions: object[]) => perform('pointer', actions);
  // WebDriver takes whole px only.
  let place = { x: 0, y: 0 };
  let turned = 0;
  return {
    async goto(path) {
      await post('url', { url: origin + path });
      // The tab may still have the draft of the journey before.
      if (await evaluate('sessionStorage.length > 0')) {
        await evaluate('sessionStorage.clear()');
        await post('refresh');
      }
      await evaluate(listenForErrors);
    },
    evaluate,
    keyboard: {
      press(combination) {
        const pressed = combination.split(/\+(?=.)/).map((key) => keys[key] ?? key);
        const up = pressed.map((value) => ({ type: 'keyUp', value })).reverse();
        return perform('key', [...pressed.map((value) => ({ type: 'keyDown', value })), ...up]);
      },
    },
    mouse: {
      move(x, y, { steps } = { steps: 0 }) {
        place = { x: Math.round(x), y: Math.round(y) };
        return point({ type: 'pointerMove', ...place, duration: steps > 0 ? 100 : 0 });
      },
      down: () => point({ type: 'pointerDown', button: 0 }),
      up: () => point({ type: 'pointerUp', button: 0 }),
      wheel(_, distance) {
        // WebKitWebDriver scrolls by the difference from its last value: it is sent the sum.
        turned += distance;
        return perform('wheel', [{ type: 'scroll', ...place, deltaX: 0, deltaY: turned }]);
      },
    },
  };
}

/** @throws Error with WebDriver's message when it refuses */
async function callWebDriver<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebDriver ${new URL(url).pathname}: ${value.message}`);
  return value;
}

/** Debian has them in the packages `webkit2gtk-driver` and `xvfb`. */
export const missingPrograms = ['WebKitWebDriver', 'xvfb-run'].filter((name) => !findOnPath(name));

/** Starts WebKit on a display of its own, until `stop` is called or this process ends. */
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
