import { elementIds } from '#src/lib/element-ids.ts';

/* Stands at the end of every prerendered page and runs before its first paint. The script is the
   same on all pages; what differs is in data attributes. */

/** ms that the site's script waits for load and paint: a picture may never arrive. */
const loadTimeout = 3000;

const {
  entry = '',
  chunks = '',
  sheet = '',
  firstSlide = '0',
} = document.currentScript?.dataset ?? {};

// Markup cannot hold a scroll position. Slide 0 needs none: reading the width would force a layout.
const slider = firstSlide === '0' ? null : document.getElementById(elementIds.slider);
if (slider) slider.scrollLeft = Number(firstSlide) * slider.clientWidth;

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

async function loadSite() {
  // All are preloaded at once, because each file is otherwise found in the one before it.
  for (const href of `${entry} ${chunks}`.trim().split(' '))
    addLink({ rel: 'modulepreload', href });
  // The style sheet comes before anything is rendered that needs it.
  await new Promise((onload) => addLink({ rel: 'stylesheet', href: sheet, onload }));
  await import(/* @vite-ignore */ entry);
}

const loaded = new Promise((resolve) => addEventListener('load', resolve));
// Chromium may paint after the load event. Firefox's observer never reported the paint (seen in
// ESR 153, 2026-11, unreported).
const painted = new Promise<void>((resolve) => {
  if (!('userAgentData' in navigator)) return resolve();
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});
new Promise((wake) => {
  for (const input of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(input, wake, { passive: true, once: true });
  setTimeout(wake, loadTimeout);
  Promise.all([loaded, painted]).then(wake);
}).then(loadSite);
