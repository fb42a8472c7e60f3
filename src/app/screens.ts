import { type ComponentType, createElement } from 'react';
import type { Detail } from '#src/content/catalogue.ts';
import { moduleOf } from '#src/content/content-file.ts';
import { staticPageFiles } from '#src/content/static-page-files.ts';
import type { StaticPageLink } from '#src/content/static-pages.ts';
import { type Chunk, chunk, chunkOf } from '#src/lib/chunk.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { normalizePath, paths } from '#src/navigation/paths.ts';
import { routeAt } from '#src/navigation/routes.ts';

/** What fills a page below its head. */
export type PageBody = ComponentType<{ parent: string }>;

export const resume = chunk(
  'resume-screen',
  () => import('#src/screens/resume/resume-screen.tsx'),
  (module): PageBody => module.ResumeScreen,
);

const notFound = chunk(
  'not-found-screen',
  () => import('#src/screens/not-found/not-found-screen.tsx'),
  (module): PageBody => module.NotFoundScreen,
);

/** Lies over the home screen. */
export const lockScreen = chunk(
  'lock-screen',
  () => import('#src/screens/lock/lock-screen.tsx'),
  (module) => module.LockScreen,
);

export const contactOverlay = chunk(
  'contact-overlay',
  () => import('#src/contact/contact-overlay.tsx'),
  (module) => module.ContactOverlay,
);

/** The screen of every detail page, without its texts. */
export const detailScreen = chunk(
  'detail-screen',
  () => import('#src/screens/detail/detail-screen.tsx'),
  (module) => module.DetailScreen,
);

/** Where the texts of each detail page are, and which pages it leads to. */
export const detailFiles = chunk('detail-files', () => import('#src/content/detail-files.ts'));

async function loadContent(detail: Detail) {
  const { file } = detail;
  const { detailFiles: files, neighboursOf } = await detailFiles.load();
  const importFile = files[file];
  if (!importFile) throw new Error(`The content has no file ${file}.`);
  const content = await loadChunk(moduleOf(file), importFile);
  return { content, neighbours: neighboursOf(detail) };
}

const bodies = new Map<string, Chunk<PageBody>>();

/** The chunk of a page below `/`; each page has one. */
function kept(slug: string, files: readonly string[], load: () => Promise<PageBody>) {
  const body = bodies.get(slug) ?? chunkOf(slug, files, load);
  bodies.set(slug, body);
  return body;
}

/** The chunk of a detail page: the screen that all of them share, and its own texts. */
export function detailChunk(detail: Detail): Chunk<PageBody> {
  const files = [...detailScreen.files, ...detailFiles.files, moduleOf(detail.file)];
  return kept(detail.slug, files, async () => {
    const loading = [detailScreen.load(), loadContent(detail)] as const;
    const [DetailScreen, found] = await Promise.all(loading);
    return () => createElement(DetailScreen, found);
  });
}

/** The screen of the static pages, without their texts. */
const staticScreen = chunk(
  'static-screen',
  () => import('#src/screens/static/static-screen.tsx'),
  (module) => module.StaticScreen,
);

/** The chunk of a static page: the screen that all of them share, and its own texts. */
export function staticChunk({ file, slug }: StaticPageLink): Chunk<PageBody> {
  const importPage = staticPageFiles[file];
  if (!importPage) throw new Error(`The content has no file ${file}.`);
  return kept(slug, [...staticScreen.files, moduleOf(file)], async () => {
    const loading = [staticScreen.load(), loadChunk(moduleOf(file), importPage)] as const;
    const [StaticScreen, page] = await Promise.all(loading);
    return () => createElement(StaticScreen, { path: paths.below(slug), page });
  });
}

/** What the page at `path` shows below its head; undefined where the address is the home screen's. */
export function bodyAt(path: string): Chunk<PageBody> | undefined {
  const route = routeAt(path);
  switch (route.screen) {
    case 'project':
    case 'skill':
      return detailChunk(route.detail);
    case 'resume':
      return resume;
    case 'static':
      return staticChunk(route.page);
    case 'not-found':
      return notFound;
    default:
      return undefined;
  }
}

/** What the screen at `path` needs beside the entry. */
export function chunkAt(path: string): Chunk<unknown> | undefined {
  const isLock = normalizePath(path) === paths.lock;
  return isLock ? lockScreen : bodyAt(path);
}
