import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { owner } from '#content/owner.ts';
import { App } from '#src/app/app.tsx';
import { aheadBudget, prefetchFor } from '#src/app/preloads.ts';
import { chunkAt } from '#src/app/screens.tsx';
import { assetHost, basePath, offlineCopy } from '#src/config/environment.ts';
import { shellPath } from '#src/config/offline-copy.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { paths } from '#src/navigation/paths.ts';
import { type Route, routeAt, routes } from '#src/navigation/routes.ts';
import { createVisitStore } from '#src/navigation/visit-store.ts';
import { LoadingScreen } from '#src/ui/loading-screen.tsx';
import { evaluatedContent } from './evaluated-content.ts';
import { metadata } from './metadata.ts';
import { pageTexts } from './page-texts.ts';
import { dataBlock, structuredData } from './structured-data.ts';
import { llmsText, robots, sitemap, webManifest } from './text-files.ts';
import { vCard } from './vcard.ts';

/** What the service worker shows without network: the site's script renders the address that was asked for. */
const shell = { path: basePath + shellPath, file: fileOf(basePath + shellPath) };

/** What the service worker has to know. */
export const offline = {
  /** The file of the page without content. */
  shell: shell.file,
  /** Whether browsers keep a copy. */
  kept: offlineCopy,
  /** Whether the site serves its pictures itself. */
  ownPictures: assetHost === '',
  pages: routes.map(({ path }) => path),
};

/** Every address and the file that a static host serves for it. */
export const pages = [
  ...routes.map(pageOf),
  { ...shell, source: '', modules: [], ahead: [], sliderPage: undefined, hasLock: false, data: '' },
];

function pageOf(route: Route) {
  const { path } = route;
  const home = route.screen === 'home' ? route : undefined;
  return {
    path,
    source: pageTexts(route).source,
    file: fileOf(path),
    /** The modules that it needs beside the entry, as the end of their paths, without extension. */
    modules: chunkAt(path)?.files ?? [],
    /** The modules that a rest on the page fetches. */
    ahead: prefetchFor(path).flatMap(({ files }) => files),
    sliderPage: home?.page,
    hasLock: home?.above === 'lock',
    /** What it says to machines, as markup. */
    data: dataBlock(structuredData(route)),
  };
}

export { aheadBudget, evaluatedContent };

function fileOf(path: string): string {
  if (path === paths.lock) return 'index.html';
  const name = path.slice(basePath.length);
  return path === paths.notFound ? `${name}.html` : `${name}/index.html`;
}

/** The other text files of the site, by name. */
export function textFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemap(routes),
    'robots.txt': robots(),
    'manifest.webmanifest': webManifest(),
    'llms.txt': llmsText(routes),
    'kontakt.vcf': vCard(owner, siteAddress(paths.lock)),
  };
}

/** Renders one page to markup, with what is loaded on its own. */
export async function render({ path }: Pick<Route, 'path'>) {
  if (path === shell.path) return markupOf(<Shell />);
  await chunkAt(path)?.load();
  // Before what React renders, which it finds again in the head.
  return metadata(routeAt(path)) + (await markupOf(<Page path={path} />));
}

function Page({ path }: { path: string }) {
  return (
    <StrictMode>
      <App store={createVisitStore(path)} ssrPath={path} />
    </StrictMode>
  );
}

function Shell() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <LoadingScreen />
    </>
  );
}

async function markupOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element);
  let markup = '';
  for await (const part of prelude) markup += part;
  return markup;
}
