let working = 0;

/**
 * Loads the page itself, and never settles, where its host has another build by now. A built page's
 * inline script does it (`scripts/build/inline/replaced-build.ts`), before this bundle is loaded.
 */
export async function leaveReplacedBuild() {
  await window.early?.leaveReplacedBuild?.(() => working > 0);
}

/** Keeps the page until `work` is done: what is on its way must not end with the page. */
export async function keepPage(work: Promise<unknown>) {
  working += 1;
  await work.finally(() => {
    working -= 1;
  });
}
