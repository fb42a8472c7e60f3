import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { scrollToSection } from '#src/navigation/focus.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';

// wouter's location hooks. The store has the locations; links navigate by its action.

export const useVisitLocation: BaseLocationHook = () => [
  useVisit(({ route }) => route.path),
  useNavigate(),
];

/** The home layer keeps its location below a page. */
export const useHomeLocation: BaseLocationHook = () => [
  useVisit(({ home }) => home?.path ?? ''),
  useNavigate(),
];

/** The page layer keeps its location while the page closes. */
export const usePageLocation: BaseLocationHook = () => [
  useVisit(({ page }) => page?.path ?? ''),
  useNavigate(),
];

function useNavigate() {
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
