// Until November 2026 the site kept a copy of itself in the browser, by a service worker at this
// address. Browsers that have it request this file at their next visit, which removes both. Open
// pages are not loaded again, so they keep what was typed. The next release deletes this file
// (CHANGELOG.md).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const { scope } = self.registration;
  // The names contain the site's address, so that other sites of the origin keep their caches.
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  await self.registration.unregister();
}
