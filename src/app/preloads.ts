import { useEffect } from 'react';
import { projects, skills } from '#src/content/catalogue.ts';
import { type PageIndex, pageIndex } from '#src/content/pages.ts';
import { followIntent, mayPreload } from '#src/lib/preloading.ts';
import { whenIdle } from '#src/lib/scheduling.ts';
import { useVisit } from '#src/navigation/visit-store.ts';
import { contactOverlay, loadDetailFiles, loadDetailScreen, screenAt } from './screens.ts';

/** The list of files costs 20 bytes for each detail page: longer ones are left until they are needed. */
const longestList = 100;

/**
 * Fetches ahead of need what the next step takes, and no more: the texts of a detail page once its tile is
 * about to be pressed, what all of them share while their tiles are in view. `scripts/budgets.json` says how
 * many bytes a visitor who only rests on a page may be sent. A component of its own, because it renders
 * whenever a page turns.
 */
export function Preloads() {
  const page = useVisit((visit) => (visit.slider === 'resting' ? visit.page : undefined));
  useEffect(() => (page === undefined ? undefined : whenIdle(() => preloadNext(page))), [page]);
  useEffect(() => followIntent(preloadTarget), []);
  return null;
}

/** What the controls of a page of the slider open. */
function preloadNext(page: PageIndex) {
  if (page === pageIndex.contact) contactOverlay.preload();
  if (page !== pageIndex.skills && page !== pageIndex.projects) return;
  if (!mayPreload()) return;
  const loading: Promise<unknown>[] = [loadDetailScreen()];
  if (projects.length + skills.length <= longestList) loading.push(loadDetailFiles());
  // Failing quietly is right here: the screen tries again and reports.
  Promise.all(loading).catch(() => undefined);
}

/** The screen that a link leads to. */
function preloadTarget(control: HTMLElement) {
  if (control instanceof HTMLAnchorElement && control.origin === location.origin) {
    screenAt(control.pathname)?.preload();
  }
}
