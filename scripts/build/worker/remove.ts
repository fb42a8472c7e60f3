/// <reference lib="webworker" />

export type {};

declare const self: ServiceWorkerGlobalScope;

/*
 * Takes the place of the service worker in a build with VITE_OFFLINE=off: browsers that have the
 * worker fetch this one with their next visit, and lose it and its cache.
 */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const { scope } = self.registration;
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  await self.registration.unregister();
}
