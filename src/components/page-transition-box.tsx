import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import { isCentreInViewport } from '#src/lib/dom.ts';
import { useElements } from '#src/navigation/elements.tsx';
import type { Route } from '#src/navigation/routes.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { type RunningPageTransition, startPageTransition } from './page-transition.ts';

/** Opens a page over the home screen from its tile's icon, and closes it into the icon. */
export function PageTransitionBox({ route, children }: PropsWithChildren<{ route: Route }>) {
  const store = useVisitStore();
  const box = useRef<HTMLDivElement>(null);
  const running = useRef<RunningPageTransition>(undefined);
  const phase = useVisit(({ pageTransition }) => pageTransition?.phase);
  const { icons } = useElements();
  const { path } = route;
  const background = 'detail' in route ? route.detail.tile.background : undefined;

  // A layout effect, so that no frame shows the page before the transition starts.
  useLayoutEffect(() => {
    const scrolled = store.getState().pageTransition?.scrolled ?? 0;
    if (phase && running.current?.canReverseTo(phase)) return running.current.reverse(scrolled);
    running.current?.clear();
    running.current = undefined;
    if (!phase || !box.current) return;
    const icon = icons.get(path);
    const isVisible = icon && isCentreInViewport(icon.getBoundingClientRect());
    running.current = startPageTransition({
      phase,
      box: box.current,
      scrolled,
      tile: isVisible && background ? { icon, background } : undefined,
      onEnd: () => store.getState().endPageTransition(),
    });
  }, [store, icons, path, background, phase]);
  useLayoutEffect(
    () => () => {
      running.current?.clear();
      running.current = undefined;
    },
    [],
  );

  return (
    <div
      ref={box}
      data-state={phase}
      inert={phase === 'closing'}
      aria-hidden={phase === 'closing' || undefined}
      className="relative z-30 data-[state=closing]:pointer-events-none"
    >
      <div>{children}</div>
    </div>
  );
}
