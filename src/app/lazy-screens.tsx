import { type ComponentType, createElement, type ReactNode } from 'react';
import { type Detail, projects, skills } from '#src/content/catalogue.data.ts';
import { moduleOf } from '#src/content/content-path-parts.ts';
import type { DetailTexts } from '#src/content/detail-texts.data.ts';
import { type StaticPageLink, staticTexts } from '#src/content/static-pages.data.ts';
import { type Chunk, chunk, chunkOf, loadChunk } from '#src/lib/chunk.ts';
import { type PageRoute, routeAt } from '#src/navigation/routes.ts';
import { DetailLayout } from '#src/screens/detail/detail-layout.tsx';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { ResumeLayout } from '#src/screens/resume/resume-layout.tsx';
import { StaticLayout } from '#src/screens/static/static-layout.tsx';

interface Screen {
  /** Its content below the head, loaded on demand. */
  body?: Chunk<ComponentType>;
  /** Rendered immediately, around the body. */
  layout: (body: ReactNode) => ReactNode;
}

export function screenOf(route: PageRoute): Screen {
  switch (route.screen) {
    case 'project':
    case 'skill':
      return {
        body: detailBody(route.detail),
        layout: (body) => <DetailLayout {...route}>{body}</DetailLayout>,
      };
    case 'resume':
      return {
        body: resumeBody,
        layout: (body) => <ResumeLayout parent={route.parent}>{body}</ResumeLayout>,
      };
    case 'static':
      return {
        body: staticBody(route.link),
        layout: (body) => <StaticLayout {...route}>{body}</StaticLayout>,
      };
    case 'not-found':
      return { layout: () => <NotFoundScreen parent={route.parent} /> };
  }
}

/** What the screen at `path` loads on demand: the lock, or a page's body. */
export function chunkAt(path: string): Chunk<ComponentType> | undefined {
  const route = routeAt(path);
  if (route.screen !== 'home') return screenOf(route).body;
  return route.above === 'lock' ? lockScreen : undefined;
}

export const lockScreen = chunk('lock-screen', async () => {
  const { LockScreen } = await import('#src/screens/lock/lock-screen.tsx');
  return LockScreen;
});

export const resumeBody = chunk('resume-body', async () => {
  const { ResumeBody } = await import('#src/screens/resume/resume-body.tsx');
  return ResumeBody;
});

const detailChunk = chunk('detail-body', async () => {
  const { DetailBody } = await import('#src/screens/detail/detail-body.tsx');
  return DetailBody;
});

const details = chunk('detail-texts.data', () => import('#src/content/detail-texts.data.ts'));

const staticChunk = chunk('static-body', async () => {
  const { StaticBody } = await import('#src/screens/static/static-body.tsx');
  return StaticBody;
});

export function detailBody(detail: Detail): Chunk<ComponentType> {
  const files = [...details.files, moduleOf(detail.file)];
  return bodyOf(detail.slug, detailChunk, files, async () => {
    const { detailTexts } = await details.load();
    const texts = await loadFile<DetailTexts>(detailTexts, detail.file);
    const isNeighbour = ({ slug }: Detail) => texts.neighbours.includes(slug);
    return { texts, neighbours: [...skills, ...projects].filter(isNeighbour) };
  });
}

export function staticBody(link: StaticPageLink): Chunk<ComponentType> {
  const { file, slug } = link;
  return bodyOf(slug, staticChunk, [moduleOf(file)], async () => {
    return { link, page: await loadFile(staticTexts, file) };
  });
}

const bodies = new Map<string, Chunk<ComponentType>>();

/** A page's chunk: the screen shared by its kind, and its own texts from `files`. */
function bodyOf<P extends object>(
  slug: string,
  screen: Chunk<ComponentType<P>>,
  files: readonly string[],
  loadTexts: () => Promise<P>,
): Chunk<ComponentType> {
  const load = async () => {
    const [Screen, texts] = await Promise.all([screen.load(), loadTexts()]);
    return () => createElement(Screen, texts);
  };
  const body = bodies.get(slug) ?? chunkOf([...screen.files, ...files], load);
  bodies.set(slug, body);
  return body;
}

function loadFile<T>(files: Readonly<Record<string, () => Promise<T>>>, file: string): Promise<T> {
  const load = files[file];
  if (!load) throw new Error(`The content has no file ${file}.`);
  return loadChunk(moduleOf(file), load);
}
