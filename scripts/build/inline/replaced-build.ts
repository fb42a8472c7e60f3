/** How long the host may take to answer, ms: the visitor is waiting for a part that has failed. */
const answerTimeout = 4000;

/**
 * Loads the page again, and never settles, if its host has another build by now. For a part that
 * could not be loaded: the new build may lack the files of the old one. Browsers do not report why
 * an import failed, so the host is asked: nothing happens without network or with one broken file.
 * It reloads once for each history entry, because a host may answer with two builds in turn.
 * @param stays returns true when something would be lost with the page
 */
export async function leaveReplacedBuild(stays = () => false) {
  try {
    if (history.state?.reloaded || !(await isReplaced()) || stays()) return;
    history.replaceState({ entryIndex: 0, entered: 0, ...history.state, reloaded: true }, '');
  } catch {
    // The host did not answer, or Safari refused another history entry.
    return;
  }
  location.reload();
  await new Promise(() => {});
}

/** Returns whether the host's file of the page names another script or style sheet by now. */
async function isReplaced() {
  const signal = AbortSignal.timeout(answerTimeout);
  // `reload` also updates the cache, so that the next load of the page gets this answer from the
  // cache.
  const page = await fetch(location.href, { cache: 'reload', signal });
  const text = page.ok ? await page.text() : '';
  const { dataset } = document.querySelector('[data-entry]') as HTMLElement;
  return ['entry', 'sheet'].some((name) => {
    const [, served] = new RegExp(`data-${name}="([^"]+)`).exec(text) ?? [];
    return served && dataset[name] && served !== dataset[name];
  });
}
