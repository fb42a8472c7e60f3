import { type ComponentType, createElement } from 'react';
import type { Detail } from '#src/content/catalogue.ts';
import type { LegalPage } from '#src/content/legal-page.ts';
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

/** `projects/a-chess` of `./projects/a-chess.ts`. */
function moduleOf(file: string): string {
  return file.slice(2, -3);
}

const details = new Map<Detail, Chunk<PageBody>>();

/** The chunk of a detail page: the screen that all of them share, and its own texts. */
export function detailChunk(detail: Detail): Chunk<PageBody> {
  const files = [...detailScreen.files, ...detailFiles.files, moduleOf(detail.file)];
  const created =
    details.get(detail) ??
    chunkOf<PageBody>(detail.slug, files, async () => {
      const loading = [detailScreen.load(), loadContent(detail)] as const;
      const [DetailScreen, found] = await Promise.all(loading);
      return () => createElement(DetailScreen, found);
    });
  details.set(detail, created);
  return created;
}

/** The screen of the legal pages, without their texts. */
const legalScreen = chunk(
  'legal-screen',
  () => import('#src/screens/legal/legal-screen.tsx'),
  (module) => module.LegalScreen,
);

/** The chunk of a legal page: the screen that all of them share, and its own texts. */
function legalChunk<M>(
  path: string,
  file: string,
  importTexts: () => Promise<M>,
  pick: (module: M) => LegalPage,
): Chunk<PageBody> {
  return chunkOf<PageBody>(path, [...legalScreen.files, file], async () => {
    const loading = [legalScreen.load(), loadChunk(file, importTexts)] as const;
    const [LegalScreen, texts] = await Promise.all(loading);
    return () => createElement(LegalScreen, { path, page: pick(texts) });
  });
}

export const imprint = legalChunk(
  paths.imprint,
  'content/imprint',
  () => import('#src/content/imprint.ts'),
  (module) => module.imprintPage,
);

const privacy = legalChunk(
  paths.privacy,
  'content/privacy',
  () => import('#src/content/privacy.ts'),
  (module) => module.privacyPage,
);

const accessibility = legalChunk(
  paths.accessibility,
  'content/accessibility',
  () => import('#src/content/accessibility.ts'),
  (module) => module.accessibilityPage,
);

/** What the page at `path` shows below its head; undefined where the address is the home screen's. */
export function bodyAt(path: string): Chunk<PageBody> | undefined {
  const route = routeAt(path);
  switch (route.screen) {
    case 'project':
    case 'skill':
      return detailChunk(route.detail);
    case 'resume':
      return resume;
    case 'imprint':
      return imprint;
    case 'privacy':
      return privacy;
    case 'accessibility':
      return accessibility;
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
