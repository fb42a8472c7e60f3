/** ms that the host has to answer. Chosen: the visitor waits for a part that has failed already. */
const answerTimeout = 4000;

/**
 * For a part that could not be loaded: loads the page itself, and never settles, if its host has
 * another build by now, which may lack the files of this one. Browsers do not say why an import
 * failed, so the host is asked: without network, or where a single file is broken, nothing happens.
 * Once for each history entry: a host that answers with two builds in turn must not take a readable
 * page away for ever.
 * @param stays whether something must not end with the page
 */
export async function leaveReplacedBuild(stays = () => false) {
  try {
    if (history.state?.reloaded || !(await isReplaced()) || stays()) return;
    history.replaceState({ step: 0, entered: 0, ...history.state, reloaded: true }, '');
  } catch {
    // No answer, or Safari's limit of history entries.
    return;
  }
  location.reload();
  await new Promise(() => {});
}

/** Whether the page's file at the host names another script or style sheet than it did. */
async function isReplaced() {
  const signal = AbortSignal.timeout(answerTimeout);
  // Past the cache, and into it: the page that is loaded next must be this one.
  const page = await fetch(location.href, { cache: 'reload', signal });
  const text = page.ok ? await page.text() : '';
  const { dataset } = document.querySelector('[data-entry]') as HTMLElement;
  return ['entry', 'sheet'].some((name) => {
    const [, served] = new RegExp(`data-${name}="([^"]+)`).exec(text) ?? [];
    return served && dataset[name] && served !== dataset[name];
  });
}
