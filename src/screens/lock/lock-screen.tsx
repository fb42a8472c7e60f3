import { type MouseEvent, useRef } from 'react';
import { lockFade } from '#src/config/specification.ts';
import { lockScreen } from '#src/content/pages.ts';
import { useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { paths } from '#src/navigation/paths.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { Wallpaper } from '#src/ui/wallpaper.tsx';
import { Clock } from './clock.tsx';
import { GreetingCard } from './greeting-card.tsx';
import { useUnlock } from './use-unlock.ts';
import { useUnlockDrag } from './use-unlock-drag.ts';
import { useUnlockKeys } from './use-unlock-keys.ts';
import './lock-screen.css';

/**
 * The start page: covers the home screen until a gesture, a key or the link unlocks it. Its photo stays
 * in place and turns from dawn to night; clock, card and hint move with the pointer.
 */
export function LockScreen() {
  const layer = useRef<HTMLElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLAnchorElement>(null);
  const lock = useUnlock({ photo, content });
  useUnlockDrag({ layer, hint }, lock);
  useUnlockKeys(lock.unlock);
  useWheelSteps(layer, () => lock.unlock(lockFade), { axis: 'y' });

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lock.unlock(lockFade);
  }

  return (
    <main
      ref={layer}
      data-state={lock.phase}
      className="fixed inset-0 z-20 overflow-hidden select-none"
    >
      <div
        ref={photo}
        className="absolute inset-0 overflow-hidden bg-ground-deep opacity-(--lock-opacity,1)"
      >
        <Wallpaper name="lock" first />
        <div className="absolute inset-0 bg-linear-to-b from-black/45 via-black/15 to-black/60" />
      </div>
      {/* touch-action counts up to the nearest scroll container only, which is this one. */}
      <div
        ref={content}
        className="relative flex h-full translate-y-(--lock-lift,0px) touch-pinch-zoom flex-col items-center overflow-y-auto px-5 pt-[max(9svh,calc(env(safe-area-inset-top)+1.5rem))] pb-[max(1.5rem,env(safe-area-inset-bottom))] opacity-(--lock-opacity,1)"
      >
        <div className="grid w-full grid-cols-1 justify-items-center gap-[5svh] short:grid-cols-2 short:items-center short:gap-6">
          <Clock />
          <GreetingCard />
        </div>
        <a
          ref={hint}
          href={paths.page(0)}
          draggable={false}
          onClick={handleClick}
          className="mt-auto flex touch-none flex-col items-center gap-1 rounded-card px-3 py-4 text-center font-medium text-balance"
        >
          <Glyph name="chevron-up" className="animate-invite motion-reduce:animate-none" />
          {lockScreen.hint}
        </a>
      </div>
    </main>
  );
}
