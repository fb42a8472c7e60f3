import { useEffect } from 'react';
import { projects, skills } from '#src/content/catalogue.ts';
import { type PageIndex, pageIndex } from '#src/content/pages.ts';
import type { Preloadable } from '#src/lib/load-chunk.ts';
import { followIntent } from '#src/lib/preloading.ts';
import { whenIdle } from '#src/lib/scheduling.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisit } from '#src/navigation/visit-store.ts';
import { bodyAt, contactOverlay, detailFiles, detailScreen } from './screens.ts';

/**
 * How many bytes of script, compressed, a visitor who rests on a page may be sent ahead of need: a sixth of a
 * second on a slow 4G link (1.6 Mbit/s), less than it takes to read a heading. `npm run size` checks it.
 */
export const aheadBudget = 28 * 1024;

/** The list of files costs 20 bytes for each detail page: a longer one is left until it is needed. */
const longestList = 100;

/**
 * What a rest on a page of the slider fetches: what all its controls share. The rest follows when one of them
 * is about to be pressed.
 */
export function aheadOf(page: PageIndex): readonly Preloadable[] {
  switch (page) {
    case pageIndex.skills:
    case pageIndex.projects:
      return projects.length + skills.length > longestList
        ? [detailScreen]
        : [detailScreen, detailFiles];
    case pageIndex.contact:
      return [contactOverlay];
    default:
      return [];
  }
}

/**
 * Fetches what the next step takes, so that it is instant. A component of its own, because it renders
 * whenever a page turns.
 */
export function Preloads() {
  const page = useVisit((visit) => (visit.slider === 'resting' ? visit.page : undefined));
  useEffect(() => {
    if (page === undefined) return;
    return whenIdle(() => {
      for (const { preload } of aheadOf(page)) preload();
    });
  }, [page]);
  useEffect(() => followIntent(preloadTarget), []);
  return null;
}

/** Fetches the screen that a link leads to, or the form. */
function preloadTarget(control: HTMLElement) {
  if (!(control instanceof HTMLAnchorElement) || control.origin !== location.origin) return;
  const { pathname } = control;
  (pathname === paths.form ? contactOverlay : bodyAt(pathname))?.preload();
}
