import { type MouseEvent, useRef } from 'react';
import { paths } from '#src/config/paths.ts';
import { lockFade } from '#src/config/specification.ts';
import { lockScreen } from '#src/content/pages.ts';
import { useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wallpaper } from '#src/ui/wallpaper.tsx';
import { Clock } from './clock.tsx';
import { GreetingCard } from './greeting-card.tsx';
import { useHintDrag } from './use-hint-drag.ts';
import { useUnlock } from './use-unlock.ts';
import { useUnlockKeys } from './use-unlock-keys.ts';
import { useUnlockSwipe } from './use-unlock-swipe.ts';
import './lock-screen.css';

/** The start page: lies over the home screen until a gesture, a key or the link unlocks it. */
export function LockScreen() {
  const layer = useRef<HTMLElement>(null);
  const lock = useUnlock(layer);
  const { wasDragged, ...hintDrag } = useHintDrag(lock);
  const swipe = useUnlockSwipe(lock);
  useUnlockKeys(lock.unlock);
  useWheelSteps(layer, () => lock.unlock(lockFade), { axis: 'y' });

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!wasDragged()) lock.unlock(lockFade);
  }

  return (
    <main
      ref={layer}
      data-state={lock.phase}
      className="fixed inset-0 z-20 translate-y-(--lock-lift,0px) overflow-hidden bg-ground-deep opacity-(--lock-opacity,1) select-none data-[state=springing]:transition data-[state=springing]:duration-300 motion-reduce:transition-none"
      {...swipe}
    >
      <PageHead
        title={lockScreen.screenTitle}
        description={lockScreen.metaDescription}
        path={paths.lock}
        card="lock"
      />
      <Wallpaper name="lock" first />
      <div className="absolute inset-0 bg-linear-to-b from-black/45 via-black/15 to-black/60" />
      {/* What a touch does is asked up to the next scroll container only, which is this one. */}
      <div className="relative flex h-full touch-pinch-zoom flex-col items-center overflow-y-auto px-5 pt-[max(9svh,calc(env(safe-area-inset-top)+1.5rem))] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="grid w-full grid-cols-1 justify-items-center gap-[5svh] short:grid-cols-2 short:items-center short:gap-6">
          <Clock />
          <GreetingCard />
        </div>
        <a
          href={paths.desktop(0)}
          draggable={false}
          onClick={handleClick}
          onPointerDown={(event) => {
            event.stopPropagation();
            hintDrag.onPointerDown(event);
          }}
          onPointerMove={hintDrag.onPointerMove}
          onPointerUp={hintDrag.onPointerUp}
          onPointerCancel={hintDrag.onPointerCancel}
          className="mt-auto flex touch-none flex-col items-center gap-1 rounded-card px-3 py-4 text-center font-medium text-balance"
        >
          <Glyph name="chevron-up" className="animate-invite motion-reduce:animate-none" />
          {lockScreen.hint}
        </a>
      </div>
    </main>
  );
}
