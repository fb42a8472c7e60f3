import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect } from 'react';
import { slideTexts } from '#src/content/browser-texts.data.ts';
import { type SlideName, slideNames } from '#src/content/slides.ts';
import { elementIds, headingId } from '#src/lib/element-ids.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { usePinchZoomed } from '#src/lib/use-pinch-zoomed.ts';
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

/** Ref callback for a slide's end: sets `data-more` on the slide while the end is out of view. */
function markOverflow(end: HTMLElement | null) {
  const slide = end?.closest('[data-slide]');
  if (!end || !slide) return;
  const observer = new IntersectionObserver(
    (entries) => slide.toggleAttribute('data-more', !entries.at(-1)?.isIntersecting),
    { root: slide },
  );
  observer.observe(end);
  return () => observer.disconnect();
}

/** Removes the controls of other slides from the tab order. */
function keepTabStopsOn(current: Element | undefined) {
  for (const control of current?.parentElement?.querySelectorAll('a, button') ?? []) {
    // `tabindex="0"` would add tab stops in Safari (web-platform-tests/wpt#47240).
    if (current?.contains(control)) control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', '-1');
  }
}

/**
 * A native scroll container. Snapping is off while the slider is held, dragged or gliding, because
 * these phases need positions between the slides.
 */
export function Slider({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const store = useVisitStore();
  const current = useSlide();
  const modalOpen = useVisit(isModalOpen);
  // Deferred, because rendering the slides that the prerendered lock lacks must not block input.
  const hydrated = useDeferredValue(useHydrated());
  const pinchZoomed = usePinchZoomed();
  // The prerendered page of the lock has only the first slide, to be small (`budgets.json`).
  const locked = useVisit(isLocked);

  // `tabindex` instead of `inert`, because the browser's page search skips inert slides.
  useLayoutEffect(() => {
    if (hydrated) keepTabStopsOn(ref.current?.children[current]);
  }, [current, hydrated, ref]);

  // Moves a focus from the previous slide, now `aria-hidden`, to the new slide's heading. At the
  // lock, `NavigationFocus` moves the focus.
  useLayoutEffect(() => {
    if (isLocked(store.getState())) return;
    const focused = document.activeElement?.closest('[data-slide]');
    if (!focused || focused === ref.current?.children[current]) return;
    document.getElementById(headingId(current))?.focus({ preventScroll: true });
  }, [current, ref, store]);

  return (
    // A scroller without controls would be a tab stop (chromestatus.com/feature/5231964663578624).
    <div
      ref={ref}
      id={elementIds.slider}
      tabIndex={-1}
      data-state="resting"
      data-modal-open={modalOpen || undefined}
      // Wheel and fingers pan a page that is zoomed by pinching.
      data-pinch-zoomed={pinchZoomed || undefined}
      className="slider flex min-h-0 flex-1 scrollbar-none"
    >
      {slideNames.map((name, index) => (
        <section
          key={name}
          data-slide={index}
          data-current={index === current || undefined}
          // Orca 43.1 skips a heading that names a focusable element by `aria-labelledby`.
          aria-label={slideTexts[name].heading}
          aria-hidden={(hydrated && index !== current) || undefined}
          tabIndex={-1}
          // `in-[[dir=rtl]]:` restores the document's direction, which the home screen overrides.
          // Without JavaScript the current slide comes first (docs/browser-notes.md).
          className="relative w-full shrink-0 translate-0 snap-start snap-always overflow-y-auto overscroll-y-contain in-data-pinch-zoomed:overscroll-auto in-[[dir=rtl]]:[direction:rtl] aria-hidden:pointer-events-none noscript:data-current:order-first"
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
