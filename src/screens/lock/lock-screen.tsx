import { useEffect, useEffectEvent, useRef } from 'react';
import { Glyph } from '#src/components/glyph.tsx';
import { StaticLinks } from '#src/components/links.tsx';
import { Wallpaper } from '#src/components/wallpaper.tsx';
import { lockTexts } from '#src/content/browser-texts.data.ts';
import { hasDaylight } from '#src/content/owner.data.ts';
import { elementIds } from '#src/lib/element-ids.ts';
import { mayPrefetch, whenIdle } from '#src/lib/prefetching.ts';
import { paths } from '#src/navigation/paths.ts';
import { isHomeHidden, isPageOpen } from '#src/store/selectors.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { Clock, Daylight } from './clock.tsx';
import { prepareHome } from './home-behind-lock.ts';
import { createLockGestures } from './lock-gestures.ts';
import { LockNotifications } from './lock-notifications.tsx';

export function LockScreen() {
  const lock = useRef<HTMLDivElement>(null);
  const behindPage = useVisit(isPageOpen);
  const hidden = useVisit(isHomeHidden);
  useUnlock(lock, behindPage);
  useEffect(() => {
    if (behindPage) return;
    return whenIdle(() => {
      if (mayPrefetch()) prepareHome();
    });
  }, [behindPage]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the inert home screen behind it has the `main`.
    <div
      ref={lock}
      role="main"
      id={elementIds.lock}
      aria-label={lockTexts.name}
      inert={behindPage}
      data-state="locked"
      className={`@container-size fixed inset-0 z-20 overflow-clip select-none data-[state=unlocked]:invisible ${hidden ? 'unpainted' : ''}`}
    >
      <div
        data-lock="backdrop"
        className="wallpaper-place bg-cover bg-center opacity-45 transition-opacity duration-200 motion-reduce:transition-none contrast-more:hidden max-sm:bg-[50%_70%] print:hidden forced-colors:hidden"
      />
      <div
        data-lock="photo"
        className="absolute inset-x-0 top-0 soft-edge overflow-clip will-change-transform"
      >
        <div
          data-lock="picture"
          className="bg-background-deep absolute inset-0 bottom-(--soft-edge) isolate overflow-clip will-change-transform"
        >
          <Wallpaper name="lock" first />
          {hasDaylight && <Daylight />}
          <div className="bg-shade absolute inset-0" />
        </div>
        {/* The glow fades with the texts (`data-lock-fade`), before it reaches the sky. */}
        <div data-lock-fade className="bg-glow absolute inset-x-0 bottom-0 h-(--soft-edge)" />
      </div>
      {/* `touch-pinch-zoom` is here, because an ancestor's would not apply to panning. */}
      <div
        data-lock="content"
        className="pt-safe-top pb-edge-bottom tiny-window:pb-safe-bottom relative flex h-full translate-0 touch-pinch-zoom flex-col items-center overflow-y-auto px-(--margin) before:basis-[9svh]"
      >
        <Clock />
        <LockNotifications />
        <a
          data-lock="hint"
          data-lock-fade
          href={paths.slide(0)}
          className="rounded-card mt-3 flex touch-none flex-col items-center gap-1 py-2 text-center font-medium text-balance print:hidden short-window:mt-0"
        >
          <Glyph
            name="chevron-up"
            className="animate-invite text-secondary-alt motion-reduce:animate-none tiny-window:hidden small-lock:hidden"
          />
          {lockTexts.hint}
        </a>
        <div data-lock-fade>
          <StaticLinks onLock className="text-on-background-muted justify-center text-shadow-lg" />
        </div>
      </div>
    </div>
  );
}

/**
 * Navigates to the home screen after an unlock. Adopts the gestures that the inline script of a
 * prerendered lock has started; without them, starts gestures. The adopted gestures may already
 * have unlocked the lock.
 */
function useUnlock(lock: React.RefObject<HTMLElement | null>, behindPage: boolean) {
  const store = useVisitStore();
  const goHome = useEffectEvent((unlockedAt: number, wheelStepAt: number) => {
    const { setHomeShownAt, setWheelStepAt, navigate } = store.getState();
    setHomeShownAt(unlockedAt);
    setWheelStepAt(wheelStepAt);
    navigate(paths.slide(0));
  });

  useEffect(() => {
    const element = lock.current;
    if (!element || behindPage) return;
    const adopted = window.lockGestures;
    delete window.lockGestures;
    const allGestures = adopted ? [adopted] : [];
    // React replaces the prerendered lock if a translator has changed the page
    // (facebook/react#11538). The visitor may have unlocked the replaced lock.
    if (adopted?.lock !== element) {
      const { wheelStepAt } = store.getState();
      allGestures.push(createLockGestures(element, wheelStepAt, performance.now()));
    }
    for (const gestures of allGestures) gestures.whenUnlocked(goHome);
    return () => {
      for (const gestures of allGestures) gestures.destroy();
    };
  }, [lock, behindPage, store]);
}
