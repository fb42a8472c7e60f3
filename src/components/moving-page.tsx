import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import { isInViewport } from '#src/lib/dom.ts';
import { useElements } from '#src/navigation/elements.tsx';
import type { Route } from '#src/navigation/routes.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { type Movement, movePage } from './page-motion.ts';

/** A page over the home screen, which opens from its tile's icon and closes into it. */
export function MovingPage({ route, children }: PropsWithChildren<{ route: Route }>) {
  const store = useVisitStore();
  const box = useRef<HTMLDivElement>(null);
  const movement = useRef<Movement>(undefined);
  const phase = useVisit(({ motion }) => motion?.phase);
  const { icons } = useElements();
  const { path } = route;
  const background = 'detail' in route ? route.detail.tile.background : undefined;

  // A layout effect, so that no frame shows the page before the motion starts.
  useLayoutEffect(() => {
    const scrolled = store.getState().motion?.scrolled ?? 0;
    if (phase && movement.current?.reversesTo(phase)) return movement.current.reverse(scrolled);
    movement.current?.clear();
    movement.current = undefined;
    if (!phase || !box.current) return;
    const icon = icons.get(path);
    const isVisible = icon && isInViewport(icon.getBoundingClientRect());
    movement.current = movePage({
      phase,
      box: box.current,
      scrolled,
      tile: isVisible && background ? { icon, background } : undefined,
      onEnd: () => store.getState().endMotion(),
    });
  }, [store, icons, path, background, phase]);
  useLayoutEffect(
    () => () => {
      movement.current?.clear();
      movement.current = undefined;
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
