import { elementIds } from '#src/config/element-ids.ts';
import { chunkTimeout } from '#src/config/specification.ts';
import { holdEarlyClicks } from './clicks-before-hydration.ts';
import { reportLoadFailure, showLoadFailure } from './load-failure-notice.ts';
import { leaveReplacedBuild } from './replaced-build.ts';

/* Stands at the end of every prerendered page and runs before its first paint. The script is the
   same on all pages; what differs is in data attributes. */

/**
 * ms that the site's script waits for pictures: one that never arrives must not keep the page from
 * hydrating. The first photo takes half of it on a slow phone network.
 */
const pictureTimeout = 3000;

/** Any of these starts the script at once. */
const wakers = ['pointerdown', 'keydown', 'wheel'] as const;

const { entry = '', chunks = '', sheet, firstSlide = '0' } = document.currentScript?.dataset ?? {};

// Markup cannot hold a scroll position. Slide 0 needs none: reading the width would force a layout.
const slider = firstSlide === '0' ? null : document.getElementById(elementIds.slider);
if (slider) slider.scrollLeft = Number(firstSlide) * slider.clientWidth;

window.early = {
  ...window.early,
  replayClicks: holdEarlyClicks(),
  reportLoadFailure,
  leaveReplacedBuild,
};

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

function loadSite() {
  // All are preloaded at once, because each file is otherwise found in the one before it.
  for (const href of `${entry} ${chunks}`.trim().split(' '))
    addLink({ rel: 'modulepreload', href });
  let notice: HTMLElement | undefined;
  const silence = setTimeout(() => {
    notice = showLoadFailure(`no answer after ${chunkTimeout / 1000} s`);
  }, chunkTimeout);
  const load = async () => {
    // The style sheet comes before anything is rendered that needs it.
    if (sheet) {
      await new Promise((onload, onerror) => {
        addLink({ rel: 'stylesheet', href: sheet, onload, onerror });
      });
    }
    return import(/* @vite-ignore */ entry);
  };
  // It is tried once more, as chunks are. A reload might lose a page that can be read.
  load()
    .catch(load)
    .catch(reportLoadFailure)
    .finally(() => {
      clearTimeout(silence);
      // The script arrived late.
      notice?.remove();
    });
}

// The script waits until the first screen's files have loaded, and in Chromium until it has
// painted, which may be later. Firefox's observer never reported the paint (seen in ESR 153,
// 2026-11, unreported).
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
