import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '#src/app/app.tsx';
import { prefetchFor } from '#src/app/prefetch.ts';
import { chunkAt } from '#src/app/screens.tsx';
import { assetHost, basePath, offlineCache } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-cache.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { hasForm } from '#src/content/write-address.ts';
import { paths } from '#src/navigation/paths.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { createVisitStore } from '#src/navigation/visit-store.ts';
import { LoadingScreen } from '#src/ui/loading-screen.tsx';
import { evaluatedContent } from './evaluated-content.ts';
import { metadata, pageTexts } from './metadata.ts';
import { dataBlock, structuredData } from './structured-data.ts';
import { textFiles } from './text-files.ts';

export { evaluatedContent, hasForm, textFiles };

const shellFile = `${shellPath}/index.html`;

/** What the service worker has to know. */
export const offline = {
  /** The file of the page without content. */
  shell: shellFile,
  /** Whether browsers keep a copy. */
  kept: offlineCache,
  /** Whether the site serves its pictures itself. */
  ownPictures: assetHost === '',
  pages: routes.map(({ path }) => path),
};

/** Every address and the file that a static host serves for it. */
export const pages = [
  ...routes.map(pageOf),
  // What the worker shows without network: the site's script renders the address that was asked for.
  {
    path: basePath + shellPath,
    file: shellFile,
    source: '',
    lang: siteLanguage,
    data: '',
    modules: [],
    ahead: [],
    sliderPage: undefined,
    hasLock: false,
    render: () =>
      markupOf(
        <>
          <meta name="robots" content="noindex" />
          <LoadingScreen />
        </>,
      ),
  },
];

function pageOf(route: Route) {
  const { path } = route;
  const home = route.screen === 'home' ? route : undefined;
  const chunk = chunkAt(path);
  return {
    path,
    file: fileOf(path),
    source: pageTexts(route).source,
    lang: route.lang ?? siteLanguage,
    /** What it says to machines, as markup. */
    data: dataBlock(structuredData(route)),
    /** The modules that it needs beside the entry, as the end of their paths, without extension. */
    modules: chunk?.files ?? [],
    /** The modules that a rest on the page fetches. */
    ahead: prefetchFor(path).flatMap(({ files }) => files),
    sliderPage: home?.page,
    hasLock: home?.above === 'lock',
    /** Renders it to markup, with what is loaded on its own. */
    render: async () => {
      await chunk?.load();
      const app = <App store={createVisitStore(path)} ssrPath={path} />;
      // Before what React renders, which it finds again in the head.
      return metadata(route) + (await markupOf(<StrictMode>{app}</StrictMode>));
    },
  };
}

function fileOf(path: string): string {
  if (path === paths.lock) return 'index.html';
  const name = path.slice(basePath.length);
  return path === paths.notFound ? `${name}.html` : `${name}/index.html`;
}

async function markupOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  let markup = '';
  for await (const part of prelude) markup += part;
  return markup;
}
