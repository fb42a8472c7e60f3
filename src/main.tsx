import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { ignoreHeldEnter, scrollToFocused } from '#src/app/held-enter-and-tab-scroll.ts';
import { elementIds } from '#src/config/element-ids.ts';
import { ignorePressesOnUncoveredControls } from '#src/gestures/ignore-press-on-uncovered-control.ts';
import { currentAddress } from '#src/lib/browser-history.ts';
import { adoptEntry, normalizeAddress, subscribeToHistory } from '#src/navigation/navigate.ts';
import { routeAt } from '#src/navigation/routes.ts';
import { saveScrollPosition } from '#src/navigation/scroll-position.ts';
import { createVisitStore } from '#src/navigation/visit-store.ts';
import './styles.css';

start();

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  // Some hosts serve one page for all addresses.
  const isServed = root.dataset.path === routeAt(currentAddress().pathname).path;
  normalizeAddress();
  const { pathname, hash } = currentAddress();
  const store = createVisitStore(pathname, hash);
  subscribeToHistory(store);
  saveScrollPosition();
  ignorePressesOnUncoveredControls(() => store.getState().path);
  window.addEventListener('keydown', ignoreHeldEnter, { capture: true });
  scrollToFocused();
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );
  if (isServed) {
    store.servedSlider = document.getElementById(elementIds.slider);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint) store.homeSeen = paint.startTime;
    // A transition hydrates in slices, which keeps frames and input responsive.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    const metadata = 'title, link[rel=canonical], meta[name=description], meta[property]';
    for (const tag of document.head.querySelectorAll(metadata)) tag.remove();
    root.replaceChildren();
    // The page was empty, so the section of the address is scrolled to as after a link.
    store.setState({ arrival: 'link' });
    createRoot(root).render(app);
  }
  adoptEntry(store);
}
