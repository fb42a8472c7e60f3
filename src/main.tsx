import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { showLoadFailure } from '#src/app/load-failure.ts';
import { preloadScreen } from '#src/app/screens.ts';
import { isPage } from '#src/app/site-map.ts';
import { siteAddress } from '#src/config/paths.ts';
import { followHistory, normaliseAddress, restoreEntry } from '#src/state/navigation.ts';
import { createSiteStore } from '#src/state/site-store.ts';
import './styles.css';

const servedPath = siteAddress(location.pathname);
normaliseAddress();

// Without its screen the page stays as it was prerendered: it can be read, and its links work.
preloadScreen(location.pathname).then(start, (error: unknown) => {
  console.error('The page works without its script only:', error);
  showLoadFailure();
});

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  const store = createSiteStore(location.pathname);
  followHistory(store);
  const app = (
    <StrictMode>
      <App store={store} />
    </StrictMode>
  );
  // A host may serve one page for every address; hydrating the wrong markup would only fail and flash.
  if (isMarkupOf(root, servedPath)) hydrateRoot(root, app);
  else {
    for (const tag of document.head.querySelectorAll(pageMetadata)) tag.remove();
    root.replaceChildren();
    createRoot(root).render(app);
  }
  restoreEntry(store);
}

const pageMetadata = 'title, link[rel=canonical], meta[name=description], meta[property]';

function isMarkupOf(root: HTMLElement, path: string): boolean {
  const rendered = root.dataset.path;
  return rendered === '/404' ? path === '/404' || !isPage(path) : rendered === path;
}
