import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { followKeyboard } from '#src/app/keyboard.ts';
import { registerServiceWorker } from '#src/app/register-service-worker.ts';
import { chunkAt } from '#src/app/screens.tsx';
import { elementIds } from '#src/config/element-ids.ts';
import { followPresses } from '#src/gestures/double-press.ts';
import { followHistory, normalizeAddress, restoreOverlay } from '#src/navigation/navigate.ts';
import { routeAt } from '#src/navigation/routes.ts';
import { followScroll } from '#src/navigation/scroll-position.ts';
import { createVisitStore } from '#src/navigation/visit-store.ts';
import './styles.css';

const servedPath = location.pathname;
normalizeAddress();
const address = location.pathname;

Promise.resolve(chunkAt(address)?.load()).then(start, (cause: unknown) => {
  const report = window.early?.reportLoadFailure;
  if (!report) throw cause;
  report(cause);
});

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  const store = createVisitStore(location.pathname);
  followHistory(store);
  followKeyboard();
  followPresses();
  followScroll();
  const handleReady = () => {
    // After the effects, which attach the handlers.
    setTimeout(() => window.early?.replayClicks?.());
    registerServiceWorker();
  };
  const app = (
    <StrictMode>
      <App store={store} onReady={handleReady} />
    </StrictMode>
  );
  // Some hosts serve one page for every address, and Back may have led to another one meanwhile.
  if (location.pathname === address && root.dataset.path === routeAt(servedPath).path) {
    store.servedSlider = document.getElementById(elementIds.slider);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint) store.homeSeen = paint.startTime;
    // A transition hydrates in slices, which keeps frames and input responsive.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    const metadata = 'title, link[rel=canonical], meta[name=description], meta[property]';
    for (const tag of document.head.querySelectorAll(metadata)) tag.remove();
    root.replaceChildren();
    createRoot(root).render(app);
  }
  restoreOverlay(store);
}
