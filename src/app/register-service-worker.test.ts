import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver } from '#src/config/offline-cache.ts';
import { registerServiceWorker } from './register-service-worker.ts';

class FakeRegistration extends EventTarget {
  waiting: { postMessage: (message: object) => void } | undefined;
  installing: EventTarget | undefined;
}

let registration: FakeRegistration;

beforeEach(() => {
  registration = new FakeRegistration();
  const serviceWorker = { controller: {}, register: async () => registration };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Lets the page find the registration as it is now. */
async function visit() {
  registerServiceWorker();
  await vi.runAllTimersAsync();
}

/** The end of a worker's installation. Returns what it is asked. */
function install() {
  const postMessage = vi.fn();
  const { installing } = registration;
  Object.assign(registration, { waiting: { postMessage }, installing: undefined });
  installing?.dispatchEvent(new Event('statechange'));
  return postMessage;
}

const asked = expect.objectContaining({ type: takeOver });

it('asks the worker of this build to take over where it is being installed already', async () => {
  registration.installing = new EventTarget();
  await visit();
  expect(install()).toHaveBeenCalledExactlyOnceWith(asked);
});

it('asks a worker that is found later', async () => {
  await visit();
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  expect(install()).toHaveBeenCalledExactlyOnceWith(asked);
});
