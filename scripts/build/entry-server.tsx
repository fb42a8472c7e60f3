import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '#src/app/app.tsx';
import { lazyComponentOf } from '#src/app/lazy-components.ts';
import { hasForm } from '#src/content/owner.data.ts';
import { parsedOwner } from '#src/content/parsed-owner.ts';
import { basePath } from '#src/lib/environment.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';
import { placeAt } from '#src/navigation/place.ts';
import { prerenderedPath, type Route, routeAt, routes } from '#src/navigation/routes.ts';
import { createVisitStore } from '#src/store/visit-store.ts';
import { metaTagsOf } from './meta-tags.tsx';
import { textFiles } from './site-text-files.ts';
import { dataBlock, structuredData } from './structured-data.ts';

export { hasForm, parsedOwner as owner, textFiles };

/** Exports for the client bundle, by module path from the repository's folder. */
export const evaluatedModules = {
  ...import.meta.glob<object>('/src/**/*.data.ts', { eager: true }),
  // Without the form, `optional-form.ts` exports only undefined. These values replace the module
  // and its imports, so the client bundle does not contain the form.
  ...(hasForm ? {} : import.meta.glob<object>('/src/app/optional-form.ts', { eager: true })),
};

export const pages = routes.map(pageOf);

function pageOf(route: Route) {
  const { path } = route;
  const home = route.screen === 'home' ? route : undefined;
  return {
    /** Path of the route that `main.tsx` hydrates. For the page at `/desktop`, it is `/desktop/0`. */
    path: prerenderedPath(routeAt(path)),
    file: fileOf(path),
    lang: route.lang ?? siteLanguage,
    metadata: metaTagsOf(route),
    jsonLd: dataBlock(structuredData(route)),
    /** Name of the page's lazy chunk. */
    chunk: lazyComponentOf(route)?.id,
    slide: home?.slide,
    hasLock: home?.overlay === 'lock',
    render: async () => {
      const app = <App store={createVisitStore(placeAt({ pathname: path, hash: '' }))} />;
      const { prelude } = await prerenderToNodeStream(<StrictMode>{app}</StrictMode>, {
        // Otherwise React would render long content as a `<template>` and a script that inserts the
        // content.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Otherwise React would put preloads of pictures before the page.
        onHeaders: () => undefined,
        maxHeadersLength: Number.POSITIVE_INFINITY,
      });
      return text(prelude);
    },
  };
}

function fileOf(path: string): string {
  if (path === paths.lock) return 'index.html';
  const name = path.slice(basePath.length);
  return path === paths.notFound ? `${name}.html` : `${name}/index.html`;
}
