import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { ignoreSecondClick } from '#src/app/double-click.ts';
import { ignoreHeldEnter } from '#src/app/ignore-held-enter.ts';
import { lazyComponentOf } from '#src/app/lazy-components.ts';
import { browserHistory, subscribeToTraversals } from '#src/lib/browser-history.ts';
import { loadWithRetry } from '#src/lib/load-chunk.ts';
import { placeAt } from '#src/navigation/place.ts';
import { prerenderedPath } from '#src/navigation/routes.ts';
import { saveScrollPosition } from '#src/navigation/scroll-position.ts';
import { createVisitStore } from '#src/store/visit-store.ts';
import './styles.css';

const currentPlace = () => placeAt(browserHistory.address());

function start(root: HTMLElement) {
  const prerendered = isPrerendered(root);
  const store = createVisitStore(currentPlace(), {
    arrival: prerendered ? 'prerendered' : 'client',
  });
  const { setHomeShownAt, traverse, adoptEntry } = store.getState();
  subscribeToTraversals(traverse);
  window.addEventListener('pagehide', () => saveScrollPosition(browserHistory));

  ignoreSecondClick(root, store);
  window.addEventListener('keydown', ignoreHeldEnter, { capture: true });

  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );

  if (prerendered) {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint) setHomeShownAt(paint.startTime);
    // A transition hydrates in slices, so that input stays responsive.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // These tags describe another address.
    const metadata = 'title, link[rel=canonical], meta[name=description], meta[property]';
    for (const tag of document.head.querySelectorAll(metadata)) tag.remove();
    root.replaceChildren();
    createRoot(root).render(app);
  }

  adoptEntry();
}

/** Whether the page was prerendered for its address. Some hosts serve one page at all addresses. */
function isPrerendered(root: HTMLElement): boolean {
  return root.dataset.path === prerenderedPath(currentPlace().route);
}

/**
 * Resolves when the lazy component of the prerendered screen has loaded, or when Back or Forward
 * has changed the address to another screen. Until then the page works without React.
 */
function firstScreenLoaded(root: HTMLElement): Promise<void> {
  const lazy = lazyComponentOf(currentPlace().route);
  if (!lazy || !isPrerendered(root)) return Promise.resolve();
  return new Promise((resolve) => {
    loadWithRetry(lazy.load).then(resolve);
    window.addEventListener('popstate', () => {
      if (!isPrerendered(root)) resolve();
    });
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('Element #root not found.');
firstScreenLoaded(root).then(() => start(root));
