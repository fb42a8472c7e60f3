import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { pageIndices } from '#src/config/paths.ts';
import { useSite } from '#src/state/site-store.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { headingId } from './page-heading.tsx';
import { useSlider } from './use-slider.ts';

interface SliderProps {
  /** The pages, in the order of their addresses. */
  pages: readonly ReactNode[];
  locked: boolean;
  /** The screen that the slider is on, and the wallpaper behind it. */
  screen: RefObject<HTMLElement | null>;
  wallpaper: RefObject<HTMLElement | null>;
}

/**
 * The pages side by side in a native scroll container. Snapping is the browser's, except where the
 * mouse drags or the slider glides: those need positions between the pages.
 */
export function Slider({ pages, locked, screen, wallpaper }: SliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  // Inertness styles two whole pages anew: not in the frame in which the page turns.
  const current = useDeferredValue(useSite((state) => state.page));
  const motion = useSite((state) => state.motion);
  const covered = useSite((state) => state.overlay !== undefined);
  const hydrated = useHydrated();
  useSlider({ slider, screen, wallpaper }, locked);

  // The page that leaves becomes inert; the focus must not stay on it.
  useLayoutEffect(() => {
    const focused = document.activeElement?.closest('[data-page]');
    if (!slider.current?.contains(focused ?? null)) return;
    if (focused?.matches(`[data-page='${current}']`)) return;
    document.getElementById(headingId(current))?.focus({ preventScroll: true });
  }, [current]);

  return (
    // No stop of its own for Tab, which browsers make of a scroller without controls.
    <div
      ref={slider}
      tabIndex={-1}
      data-slider
      data-state={motion}
      data-covered={covered || undefined}
      className="group flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none] data-covered:overflow-x-hidden data-[state=dragging]:cursor-grabbing data-[state=dragging]:snap-none data-[state=dragging]:select-none data-[state=gliding]:snap-none"
    >
      {pageIndices.map((index) => (
        <section
          key={index}
          data-page={index}
          aria-labelledby={headingId(index)}
          inert={hydrated && index !== current}
          // The first page has no control: a keyboard reaches it, and scrolls it, as a whole.
          tabIndex={index === 0 ? 0 : -1}
          className="relative w-full shrink-0 translate-x-(--overshoot,0px) snap-start snap-always overflow-y-auto overscroll-y-contain focus-visible:-outline-offset-4 group-data-[state=gliding]:transition-transform group-data-[state=gliding]:duration-300"
        >
          <div className="mx-auto flex min-h-full max-w-content flex-col px-5 py-4 sm:px-10">
            {pages[index]}
          </div>
        </section>
      ))}
    </div>
  );
}
