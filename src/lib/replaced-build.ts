let working = 0;

/**
 * Loads the page again, and never settles, if its host has another build by now. An inline script
 * of built pages does the work (`scripts/build/inline/replaced-build.ts`).
 */
export async function leaveReplacedBuild() {
  await window.early?.leaveReplacedBuild?.(() => working > 0);
}

/** Prevents that reload until `work` is done: a message on its way must not be lost. */
export async function preventReload(work: Promise<unknown>) {
  working += 1;
  await work.finally(() => {
    working -= 1;
  });
}
