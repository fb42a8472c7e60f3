import type { Page } from '@playwright/test';

/** Returns everything that the site stores in the browser, as `storage: name`. */
export async function storedInBrowser(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const name of folder.keys()) files.push(name);
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDB: (await indexedDB.databases()).map(({ name }) => String(name)),
      'cache storage': await caches.keys(),
      'service worker': workers.map(({ scope }) => scope),
      'file system': files,
    };
  });
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return Object.entries({ ...found, cookie: cookies }).flatMap(([place, names]) =>
    names.map((name) => `${place}: ${name}`),
  );
}
