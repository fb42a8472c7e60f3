// Until November 2026 the site kept a copy of itself in the browser, by a service worker at this
// address. Browsers that have it ask for it at their next visit, and lose both. No page is loaded
// again: open ones go on, with what was typed. Gone with the next release (CHANGELOG.md).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const { scope } = self.registration;
  // Named after the site's address: other sites of the same origin keep theirs.
  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);
  await self.registration.unregister();
}
