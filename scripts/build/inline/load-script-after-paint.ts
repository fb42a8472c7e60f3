import { elementIds } from '#src/lib/element-ids.ts';

/* Inline at the end of every prerendered page. Runs before the first paint, and loads the entry
   script later. The script element's data attributes have the values of the page. */

/** Maximum time to wait for load and paint, ms, because a picture may never load. */
const loadTimeout = 3000;

const {
  entry = '',
  chunks = '',
  sheet = '',
  initialSlide: slide = '0',
} = document.currentScript?.dataset ?? {};

// Slide 0 needs no scrolling, and reading the width would force a layout.
const slider = slide === '0' ? null : document.getElementById(elementIds.slider);
if (slider) slider.scrollLeft = Number(slide) * slider.clientWidth;

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

async function loadSite() {
  // Preloads all files in parallel. Otherwise each file would load after the file that imports it.
  for (const href of `${entry} ${chunks}`.trim().split(' ')) addLink('modulepreload', href);
  // React may render elements that the page's `<style>` has no rules for. If the sheet fails to
  // load, the site still works.
  const style = addLink('stylesheet', sheet);
  await new Promise((resolve) => {
    style.onload = resolve;
    style.onerror = resolve;
  });
  await import(/* @vite-ignore */ entry);
}

const loaded = new Promise((resolve) => addEventListener('load', resolve));
// Waits only in Chromium, which may paint after the load event. Firefox did not report the paint
// (docs/browser-notes.md).
const painted = new Promise<void>((resolve) => {
  if (!('userAgentData' in navigator)) return resolve();
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
});
new Promise((start) => {
  for (const input of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(input, start, { passive: true, once: true });
  setTimeout(start, loadTimeout);
  Promise.all([loaded, painted]).then(start);
}).then(loadSite);
