import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#scripts/root.mjs';
import { expectHydrated, openPage } from '#tests/support/open-page.ts';
import { startStaticHost } from '#tests/support/static-host.ts';
import { storedInBrowser } from '#tests/support/stored-in-browser.ts';
import { expect, test } from '#tests/support/test.ts';

/** Answers from its cache, as the worker of builds before December 2026 did. */
const worker = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) =>
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`;

/** A page of such a build, which stores a copy of itself. */
const page = `<!doctype html><title>Früher</title><textarea></textarea><script>
  const work = async () => {
    for (const name of ['workbox-precache-v2-', 'pictures-']) {
      const cache = await caches.open(name + location.origin + '/');
      await cache.put('/assets/app/part.js', new Response('kept'));
    }
    await caches.open('workbox-precache-v2-' + location.origin + '/andere/');
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  };
  work();
</script>`;

function formerBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-former-'));
  // A host may have let browsers keep the worker for a year.
  const headers = '/*\n  Cache-Control: public, max-age=31536000\n';
  const files = { 'index.html': page, '404.html': page, 'sw.js': worker, _headers: headers };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const isControlled = (opened: Page) =>
  opened.evaluate(() => Boolean(navigator.serviceWorker.controller));

test('sw.js removes the worker and the caches of an old build, but no other site’s caches, and reloads no open page', async ({
  page: open,
  context,
}) => {
  const host = await startStaticHost(formerBuild());
  await open.goto(`${host.url}/`);
  await expect.poll(() => isControlled(open)).toBe(true);
  expect(await open.evaluate(async () => (await fetch('/assets/app/part.js')).text())).toBe('kept');
  await open.getByRole('textbox').fill('Angefangen');

  host.deploy(join(root, process.env.OUT_DIR ?? ''));
  const next = await context.newPage();
  await openPage(next, `${host.url}/impressum`);
  const others = `cache storage: workbox-precache-v2-${host.url}/andere/`;
  await expect.poll(() => storedInBrowser(next), { timeout: 30_000 }).toEqual([others]);
  // The page of the former build goes on, without a load that would have emptied its field.
  await expect(open.getByRole('textbox')).toHaveValue('Angefangen');

  await next.reload();
  await expectHydrated(next);
  expect(await isControlled(next)).toBe(false);
  expect(await storedInBrowser(next)).toEqual([others]);
  await host.stop();
});
