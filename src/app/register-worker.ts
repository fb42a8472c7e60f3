import { basePath, offlineCopy } from '#src/config/environment.ts';
import { copyDelay, takeOver } from '#src/config/offline-copy.ts';
import { savesData } from '#src/lib/preloading.ts';
import { whenIdle } from '#src/lib/scheduling.ts';

/**
 * Lets the service worker keep a copy of the site for a visit without network, and the pictures that this visit
 * has seen, at the first idle moment. Without one the site works as before: private windows and old browsers have none.
 */
export function keepOfflineCopy() {
  if (!offlineCopy || !import.meta.env.PROD || savesData()) return;
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => whenIdle(() => void register()), copyDelay);
}

async function register() {
  try {
    const hadNone = !navigator.serviceWorker.controller;
    const registration = await navigator.serviceWorker.register(workerUrl(), {
      updateViaCache: 'none',
    });
    askToReplace(registration);
    if (!hadNone) return;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenPictures() } });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: news for the developer, and no failure.
    console.info('The site keeps no copy for a visit without network:', error);
  }
}

/** Asks the worker of this page's build to replace the one of the build before, now or once it is there. */
function askToReplace(registration: ServiceWorkerRegistration) {
  const ask = () => {
    registration.waiting?.postMessage({ type: takeOver, entry: new URL(import.meta.url).pathname });
  };
  ask();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ask);
  });
}

/** Those that came before the worker did. */
function seenPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name);
}

const worker = `${basePath}sw.js`;

/** The worker's address, for browsers with Trusted Types as the one value that the policy lets through. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker });
  return policy?.createScriptURL('') ?? worker;
}

/** Until TypeScript knows them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (url: string) => string };
}
