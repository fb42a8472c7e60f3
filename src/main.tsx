import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { ignoreSecondClick } from '#src/app/double-click.ts';
import { ignoreHeldEnter, scrollToFocused } from '#src/app/key-corrections.ts';
import { chunkAt } from '#src/app/lazy-screens.tsx';
import { currentAddress } from '#src/lib/browser-history.ts';
import { adoptEntry, normalizeAddress, subscribeToHistory } from '#src/navigation/navigate.ts';
import { placeAt } from '#src/navigation/place-and-entry.ts';
import { ownPath, routeAt } from '#src/navigation/routes.ts';
import { saveScrollPosition } from '#src/navigation/scroll-position.ts';
import { createVisitStore } from '#src/store/visit-store.ts';
import './styles.css';

const { pathname: servedPath } = currentAddress();
const path = ownPath(servedPath);
normalizeAddress();

Promise.resolve(chunkAt(path)?.load()).then(start, (cause: unknown) => {
  const report = window.early?.reportLoadFailure;
  if (!report) throw cause;
  report(cause);
});

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  // Back may have led to another page meanwhile.
  const now = currentAddress();
  const store = createVisitStore(placeAt(now));
  subscribeToHistory(store);
  saveScrollPosition();
  ignoreSecondClick(root, store);
  window.addEventListener('keydown', ignoreHeldEnter, { capture: true });
  scrollToFocused();
  // The clicks are replayed once effects have attached the handlers.
  const handleReady = () => void setTimeout(() => window.early?.replayClicks?.());
  const app = (
    <StrictMode>
      <App store={store} onReady={handleReady} />
    </StrictMode>
  );
  // Hydrates only if the served page is this address's: some hosts serve one page for all.
  if (ownPath(now.pathname) === path && root.dataset.path === routeAt(servedPath).path) {
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
}
