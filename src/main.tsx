import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { ignoreSecondClick } from '#src/app/double-click.ts';
import { ignoreHeldEnter, scrollToFocused } from '#src/app/key-corrections.ts';
import { currentAddress } from '#src/lib/browser-history.ts';
import { adoptEntry, normalizeAddress, subscribeToHistory } from '#src/navigation/navigate.ts';
import { placeAt } from '#src/navigation/place.ts';
import { routeAt } from '#src/navigation/routes.ts';
import { saveScrollPosition } from '#src/navigation/scroll-position.ts';
import { createVisitStore } from '#src/store/visit-store.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

// Some hosts serve one page for all addresses.
const isServed = root.dataset.path === routeAt(currentAddress().pathname).path;

normalizeAddress();
const store = createVisitStore(placeAt(currentAddress()));
subscribeToHistory(store);
saveScrollPosition();

ignoreSecondClick(root, store);
window.addEventListener('keydown', ignoreHeldEnter, { capture: true });
scrollToFocused();

const app = (
  <StrictMode>
    <App store={store} />
  </StrictMode>
);

if (isServed) {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (paint) store.setState({ homeSeen: paint.startTime });
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
