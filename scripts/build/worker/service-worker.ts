/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { type Build, shellPath, takeOver } from '#src/config/offline-cache.ts';
import { savesData } from '#src/lib/prefetching.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written by `scripts/build/site-files.ts`. */
  build: Build;
};

/*
 * Makes a second visit work without network (docs/decisions/09). It caches one whole build: the
 * script of every screen, and one empty page that shows any of them. Pages come from the network as
 * long as it answers.
 */

const { scope } = self.registration;

/** ms that a page waits for the network. Chosen: a page of 15 KB takes 2 s on a 3G link. */
const pageTimeout = 4000;

/** With the scope in its name, as workbox's has: several sites may share an origin. */
const pictureCache = `pictures-${scope}`;

/** Chosen: a visitor who looks at everything sees sixty. */
const maxPictures = 100;

const { entry, files, pages } = self.build;
const precache = new PrecacheController();
precache.addToCacheList([...files]);

self.addEventListener('install', (event) => {
  // With Save-Data, keep the installed worker.
  if (savesData()) event.waitUntil(Promise.reject(new Error('The visitor saves data.')));
  else precache.install(event);
});

self.addEventListener('activate', (event) => {
  precache.activate(event);
  // Older builds have enabled it: every page would be requested twice.
  event.waitUntil(self.registration.navigationPreload?.disable());
});

// From the first visit on, because a deployment may remove chunks of an open page.
clientsClaim();

self.addEventListener('message', (event) => {
  const { type, entry: asking } = (event.data ?? {}) as { type?: unknown; entry?: unknown };
  if (type !== takeOver || asking !== entry) return;
  event.waitUntil(replaceOlder());
});

/** Not under an open page of the older build, which would lose the files that it still needs. */
async function replaceOlder() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 1) await self.skipWaiting();
}

registerRoute(({ request, url }) => request.mode === 'navigate' && isOwn(url), answerPage);
registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));
registerRoute(
  ({ url }) =>
    url.href.startsWith(`${scope}assets/`) && !url.href.startsWith(`${scope}assets/app/`),
  new StaleWhileRevalidate({
    cacheName: pictureCache,
    plugins: [{ cacheDidUpdate: dropOldPictures }],
  }),
);
// Whatever is wrong with the cache, a working network is enough.
setCatchHandler(({ request }) => fetch(request));

/** At the top of an origin, other sites may lie in folders. */
function isOwn({ origin, pathname }: URL): boolean {
  return scope !== `${origin}/` || pages.includes(pathname);
}

async function answerPage({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const network = fetchPage(request);
  try {
    return await withTimeout(pageTimeout, network, 'no answer');
  } catch {
    return (await precache.matchPrecache(shellPath)) ?? network;
  }
}

/** @throws Error where there is no network, or the host fails */
async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status >= 500) throw new Error(`The host answered ${response.status}.`);
  return response;
}

/** Drops the oldest: pictures of former builds are among them. */
async function dropOldPictures() {
  const cache = await caches.open(pictureCache);
  const requests = await cache.keys();
  const dropped = requests.slice(0, Math.max(0, requests.length - maxPictures));
  await Promise.all(dropped.map((request) => cache.delete(request)));
}
