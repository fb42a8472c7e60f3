import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { ignoreSecondClick } from '#src/app/double-click.ts';
import { ignoreHeldEnter, scrollToFocused } from '#src/app/key-corrections.ts';
import { browserHistory, subscribeToTraversals } from '#src/lib/browser-history.ts';
import { placeAt } from '#src/navigation/place.ts';
import { servedPath } from '#src/navigation/routes.ts';
import { saveScrollPosition } from '#src/navigation/scroll-position.ts';
import { createVisitStore } from '#src/store/visit-store.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

const place = placeAt(browserHistory.address());
// Some hosts serve one page for all addresses.
const isServed = root.dataset.path === servedPath(place.route);
// An empty page scrolls to the section of its address as after a link.
const store = createVisitStore(place, { arrival: isServed ? 'load' : 'link' });
const { setHomeSeen, traverse, adoptEntry } = store.getState();
subscribeToTraversals(traverse);
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
  if (paint) setHomeSeen(paint.startTime);
  // A transition hydrates in slices, which keeps frames and input responsive.
  startTransition(() => void hydrateRoot(root, app));
} else {
  const metadata = 'title, link[rel=canonical], meta[name=description], meta[property]';
  for (const tag of document.head.querySelectorAll(metadata)) tag.remove();
  root.replaceChildren();
  createRoot(root).render(app);
}

adoptEntry();
