import { basePath, offlineCache } from '#src/config/environment.ts';
import { registrationDelay, takeOver } from '#src/config/offline-cache.ts';
import { savesData } from '#src/lib/prefetching.ts';
import { whenIdle } from '#src/lib/scheduling.ts';

/**
 * Lets the service worker keep a copy of the site, with the pictures that this visit has seen, at the first idle moment.
 * Private windows and old browsers have no worker.
 */
export function registerServiceWorker() {
  if (!offlineCache || !import.meta.env.PROD || savesData()) return;
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => whenIdle(() => void register()), registrationDelay);
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
  const follow = () => registration.installing?.addEventListener('statechange', ask);
  ask();
  // The browser may have found it with the page.
  follow();
  registration.addEventListener('updatefound', follow);
}

function seenPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name);
}

/** The worker's address, with Trusted Types as the one value that the policy lets through. */
function workerUrl(): string {
  const worker = `${basePath}sw.js`;
  const rules = { createScriptURL: () => worker };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules);
  return policy?.createScriptURL('') ?? worker;
}
