import { elementIds } from '#src/config/element-ids.ts';
import { chunkTimeout } from '#src/config/specification.ts';
import { holdEarlyClicks } from './early-clicks.ts';
import { reportLoadFailure } from './load-failure.ts';

/*
 * Stands at the end of every prerendered page and runs before its first paint. It is built on its own and
 * is the same on every page (a content security policy can name its hash); what differs between pages
 * are the data attributes of its tag.
 */

/**
 * ms after which the site's script no longer waits for pictures: one that never arrives must not keep the
 * page from coming alive. Chosen: twice what the first photo takes on a slow phone network.
 */
const pictureTimeout = 3000;

/** Any of these starts the script at once. */
const wakers = ['pointerdown', 'keydown', 'wheel'] as const;

const { entry = '', chunks = '', sheet, sliderPage = '0' } = document.currentScript?.dataset ?? {};

// Markup cannot hold a scroll position. Only where there is one: reading the width lays the page out.
const slider = sliderPage === '0' ? null : document.getElementById(elementIds.slider);
if (slider) slider.scrollLeft = Number(sliderPage) * slider.clientWidth;

window.early = { ...window.early, replayClicks: holdEarlyClicks(), reportLoadFailure };

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

function loadSite() {
  // All at once: each file would otherwise be found in the one before it.
  for (const href of `${entry} ${chunks}`.trim().split(' '))
    addLink({ rel: 'modulepreload', href });
  let notice: HTMLElement | undefined;
  const silence = setTimeout(() => {
    notice = reportLoadFailure(`no answer after ${chunkTimeout / 1000} s`);
  }, chunkTimeout);
  const load = async () => {
    // Before anything is rendered that needs it.
    if (sheet) {
      await new Promise((onload, onerror) => {
        addLink({ rel: 'stylesheet', href: sheet, onload, onerror });
      });
    }
    return import(/* @vite-ignore */ entry);
  };
  // Once more without a word, as chunks are. Not by a reload, which may lose a page that can be read.
  load()
    .catch(load)
    .catch(reportLoadFailure)
    .finally(() => {
      clearTimeout(silence);
      // It came after all.
      notice?.remove();
    });
}

// After what the first screen shows has come, so that nothing competes with it. Chromium also tells when it has
// been painted, which may be later; Firefox's observer never told (seen in ESR 153, 2026-11; no report found).
const loaded = new Promise((resolve) => addEventListener('load', resolve));
const painted = new Promise<void>((resolve) => {
  if (!('userAgentData' in navigator)) return resolve();
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});
new Promise((wake) => {
  for (const waker of wakers) addEventListener(waker, wake, { passive: true, once: true });
  setTimeout(wake, pictureTimeout);
  Promise.all([loaded, painted]).then(wake);
}).then(loadSite);
