import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { scrollToSection } from '#src/navigation/focus.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';

// wouter location hooks, backed by the store.

export const useVisitLocation: BaseLocationHook = () => [
  useVisit(({ route }) => route.path),
  useFollowLink(),
];

/** The location of the home layer, also behind a page. */
export const useHomeLocation: BaseLocationHook = () => [
  useVisit(({ home }) => home?.path ?? ''),
  useFollowLink(),
];

/** The location of the page layer, also while the page closes. */
export const usePageLocation: BaseLocationHook = () => [
  useVisit(({ page }) => page?.path ?? ''),
  useFollowLink(),
];

/**
 * Returns a function that follows a link. If the link leads to the same page, the function scrolls
 * to the link's section, or to the top if the link has no section.
 */
function useFollowLink() {
  const store = useVisitStore();
  return useCallback(
    (to: string, options?: { replace?: boolean }) => {
      const before = store.getState().route.path;
      store.getState().navigate(to, options);
      const { route, hash } = store.getState();
      if (route.path === before) scrollToSection(hash);
    },
    [store],
  );
}
