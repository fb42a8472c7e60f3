import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { slides } from '#src/content/browser-texts.data.ts';
import { type SlideName, slideNames } from '#src/content/slides.ts';
import { elementIds, headingId } from '#src/lib/element-ids.ts';
import { usePageZoomed } from '#src/lib/hooks.ts';
import { useHydrated } from '#src/lib/hydration.ts';
import { isLocked, isModalOpen } from '#src/store/selectors.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { AboutSlide } from './about-slide.tsx';
import { ContactSlide } from './contact-slide.tsx';
import { TilesSlide } from './tiles-slide.tsx';
import { useSlide } from './use-slide.ts';

const contents: Record<SlideName, ReactNode> = {
  about: <AboutSlide />,
  skills: <TilesSlide name="skills" />,
  projects: <TilesSlide name="projects" />,
  contact: <ContactSlide />,
};

/** Marks a slide whose end is below the window. */
function markOverflow(end: HTMLElement | null) {
  const root = end?.closest('[data-slide]');
  if (!end || !root) return;
  const observer = new IntersectionObserver(
    (entries) => root.toggleAttribute('data-more', !entries.at(-1)?.isIntersecting),
    { root },
  );
  observer.observe(end);
  return () => observer.disconnect();
}

/** Takes the controls of the other slides out of the order of Tab. */
function keepTabStopsOn(current: Element | undefined) {
  for (const control of current?.parentElement?.querySelectorAll('a, button') ?? []) {
    // Without the attribute, and not 0: Safari would stop at links, too.
    if (current?.contains(control)) control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', '-1');
  }
}

/**
 * A native scroll container. The browser snaps, except while the slider is held, dragged or
 * gliding: those need positions between the slides.
 */
export function Slider({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const store = useVisitStore();
  const current = useSlide();
  const modalOpen = useVisit(isModalOpen);
  const hydrated = useHydrated();
  const pageZoomed = usePageZoomed();
  // The lock's HTML has only the slide that unlocking uncovers, to fit into the first answer.
  const locked = useVisit(isLocked);

  // Not `inert`: the browser's search and links to a text would find nothing on the other slides.
  useLayoutEffect(() => {
    if (hydrated) keepTabStopsOn(ref.current?.children[current]);
  }, [current, hydrated, ref]);

  // A slide that is left is hidden from screen readers, so the new heading gets its focus. Under the
  // lock, the lock takes the focus itself.
  useLayoutEffect(() => {
    if (isLocked(store.getState())) return;
    const focused = document.activeElement?.closest('[data-slide]');
    if (!focused || focused === ref.current?.children[current]) return;
    document.getElementById(headingId(current))?.focus({ preventScroll: true });
  }, [current, ref, store]);

  return (
    // Browsers make a scroller without controls a tab stop:
    // chromestatus.com/feature/5231964663578624.
    <div
      ref={ref}
      id={elementIds.slider}
      tabIndex={-1}
      data-state="resting"
      data-modal-open={modalOpen || undefined}
      data-page-zoomed={pageZoomed || undefined}
      // What a finger or wheel does to a pinch-zoomed page pans it, and turns no slide. Without
      // JavaScript nothing scrolls the slider, so the current slide comes first. No snapping:
      // Chromium 156 stays on the slide it snapped to before the reorder (2026-11).
      className="flex min-h-0 flex-1 snap-x snap-mandatory scrollbar-none overflow-x-auto overflow-y-hidden will-change-scroll data-modal-open:overflow-x-hidden data-page-zoomed:overflow-x-hidden data-[state=dragging]:snap-none data-[state=dragging]:after:fixed data-[state=dragging]:after:inset-0 data-[state=dragging]:after:cursor-grabbing data-[state=dragging]:after:select-none data-[state=gliding]:snap-none data-[state=held]:snap-none noscript:snap-none"
    >
      {slideNames.map((name, index) => (
        <section
          key={name}
          data-slide={index}
          data-current={index === current || undefined}
          // Orca 43.1 skips a heading that `aria-labelledby` of something focusable names.
          aria-label={slides[name].heading}
          aria-hidden={(hydrated && index !== current) || undefined}
          tabIndex={-1}
          // Its texts run as the document's.
          className="relative w-full shrink-0 translate-0 snap-start snap-always overflow-y-auto overscroll-y-contain in-data-page-zoomed:overscroll-auto aria-hidden:pointer-events-none rtl:[direction:rtl] noscript:data-current:order-first"
        >
          <div className="max-w-content mx-auto flex h-full flex-col px-(--margin) pt-4 max-sm:pt-2">
            {(index === current || hydrated || !locked) && contents[name]}
            <div ref={markOverflow} className="h-4 shrink-0 max-sm:h-2" />
          </div>
        </section>
      ))}
    </div>
  );
}
