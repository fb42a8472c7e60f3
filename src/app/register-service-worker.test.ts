import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver } from '#src/config/offline-cache.ts';
import { registerServiceWorker } from './register-service-worker.ts';

let registration: EventTarget;

beforeEach(() => {
  registration = new EventTarget();
  vi.stubEnv('PROD', true);
  const serviceWorker = { controller: {}, register: async () => registration };
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

// Which of the two a browser does is a race: no other test sees both.
it.each(['already being installed', 'found later'])(
  'asks a worker that is %s to take over',
  async (when) => {
    const installing = new EventTarget();
    if (when === 'already being installed') Object.assign(registration, { installing });
    registerServiceWorker();
    await vi.runAllTimersAsync();
    Object.assign(registration, { installing });
    if (when === 'found later') registration.dispatchEvent(new Event('updatefound'));
    const postMessage = vi.fn();
    Object.assign(registration, { waiting: { postMessage } });
    installing.dispatchEvent(new Event('statechange'));
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: takeOver }),
    );
  },
);
