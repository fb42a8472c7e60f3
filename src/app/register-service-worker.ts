import { basePath, offlineCache } from '#src/config/environment.ts';
import { registrationDelay, takeOver } from '#src/config/offline-cache.ts';
import { savesData } from '#src/lib/prefetching.ts';
import { whenIdle } from '#src/lib/scheduling.ts';

/**
 * Registers the service worker at the first idle moment, and has it cache the pictures this visit
 * has seen. Private windows and old browsers have no service worker.
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

/** Asks this build's worker to replace its predecessor, now or once it is installed. */
function askToReplace(registration: ServiceWorkerRegistration) {
  const ask = () => {
    registration.waiting?.postMessage({ type: takeOver, entry: new URL(import.meta.url).pathname });
  };
  const follow = () => registration.installing?.addEventListener('statechange', ask);
  ask();
  // An update may have been found with the page load.
  follow();
  registration.addEventListener('updatefound', follow);
}

function seenPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name);
}

/** The worker's URL, as a Trusted Type where the browser supports them. */
function workerUrl(): string {
  const worker = `${basePath}sw.js`;
  const rules = { createScriptURL: () => worker };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules);
  return policy?.createScriptURL('') ?? worker;
}
