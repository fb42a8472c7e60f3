import { useEffect } from 'react';
import { projects, skills } from '#src/content/catalogue.data.ts';
import { slideIndex } from '#src/content/slides.ts';
import { staticPages } from '#src/content/static-pages.data.ts';
import { aboutLinks } from '#src/layout/static-links.tsx';
import { ownAddress } from '#src/lib/browser-history.ts';
import type { Chunk } from '#src/lib/chunk.ts';
import { whenIdle } from '#src/lib/prefetching.ts';
import { paths } from '#src/navigation/paths.ts';
import { routeAt } from '#src/navigation/routes.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { chunkAt, detailBody, resumeBody, staticBody } from './lazy-screens.tsx';
import { form } from './optional-form.ts';

/** Tiles visible without scrolling. */
const maxTiles = 12;

const forms = form ? [form] : [];

const legalNotice = staticPages.filter(({ slug }) => slug === 'impressum');

/**
 * What to prefetch when the slider rests: everything on screen that can be tapped
 * (docs/decisions/05).
 */
export function prefetchFor(path: string): readonly Chunk<unknown>[] {
  const route = routeAt(path);
  if (route.screen !== 'home' || route.above) return [];
  switch (route.slide) {
    case slideIndex.about:
      return [resumeBody, ...forms, ...aboutLinks.map(staticBody)];
    case slideIndex.skills:
      return skills.slice(0, maxTiles).map(detailBody);
    case slideIndex.projects:
      return projects.slice(0, maxTiles).map(detailBody);
    case slideIndex.contact:
      return [...forms, ...legalNotice.map(staticBody)];
    default:
      return [];
  }
}

export function Prefetch() {
  const path = useVisit((visit) => visit.path);
  const resting = useVisit(({ slider, motion }) => slider === 'resting' && !motion);
  useEffect(() => {
    if (!resting) return;
    return whenIdle(() => {
      for (const { prefetch } of prefetchFor(path)) prefetch();
    });
  }, [path, resting]);
  useEffect(() => {
    const listening = new AbortController();
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) prefetchTarget(link);
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, handleIntent, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, []);
  return null;
}

function prefetchTarget({ href }: HTMLAnchorElement) {
  const { pathname } = ownAddress(href) ?? {};
  if (pathname) (pathname === paths.form ? form : chunkAt(pathname))?.prefetch();
}
