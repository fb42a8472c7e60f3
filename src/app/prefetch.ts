import { useEffect } from 'react';
import { aboutPages } from '#src/components/links.tsx';
import { projects, skills } from '#src/content/details.data.ts';
import { slideIndex } from '#src/content/slides.ts';
import { ownPath } from '#src/lib/browser-history.ts';
import { assetUrl } from '#src/lib/environment.ts';
import { mayPrefetch, whenIdle } from '#src/lib/prefetching.ts';
import { knownRouteAt, type Route } from '#src/navigation/routes.ts';
import { useVisit } from '#src/store/visit-store.ts';
import {
  lazyComponentOf,
  lazyDetailBody,
  lazyResumeBody,
  lazyStaticBody,
} from './lazy-components.ts';
import { lazyContactForm } from './optional-form.ts';

/** Prefetches what a slide links to. Fingers do not hover, and prefetching at a tap is too late. */
function prefetchFrom(route: Route) {
  if (route.screen !== 'home' || route.overlay) return;
  switch (route.slide) {
    case slideIndex.about:
      prefetchIcons();
      lazyResumeBody.prefetch();
      lazyContactForm?.prefetch();
      if (aboutPages.length > 0) lazyStaticBody.prefetch();
      return;
    case slideIndex.skills:
    case slideIndex.projects:
      return lazyDetailBody.prefetch();
    case slideIndex.contact:
      lazyContactForm?.prefetch();
      lazyStaticBody.prefetch();
  }
}

/** Prefetches the icons of the next slides, because `loading="lazy"` waits for a visible slide. */
function prefetchIcons() {
  if (!mayPrefetch()) return;
  for (const { name } of [...skills, ...projects]) new Image().src = assetUrl(`icons/${name}.svg`);
}

export function Prefetch() {
  const route = useVisit((visit) => visit.route);
  const resting = useVisit(({ slider, pageTransition }) => slider === 'resting' && !pageTransition);
  useEffect(() => {
    if (!resting) return;
    return whenIdle(() => prefetchFrom(route));
  }, [route, resting]);
  useEffect(() => {
    const listening = new AbortController();
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) prefetchTarget(link);
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, handleIntent, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return null;
}

function prefetchTarget({ href }: HTMLAnchorElement) {
  const path = ownPath(href);
  const route = path && knownRouteAt(path);
  if (!route) return;
  if (route.screen === 'home' && route.overlay === 'form') lazyContactForm?.prefetch();
  else lazyComponentOf(route)?.prefetch();
}
