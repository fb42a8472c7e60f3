import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { elementIds, headingId } from '#src/config/element-ids.ts';
import { sliderPages } from '#src/content/page-texts.data.ts';
import { type PageName, pageNames } from '#src/content/pages.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { paths } from '#src/navigation/paths.ts';
import { isModalOpen, useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { TilesPage } from './tiles-page.tsx';

const contents: Record<PageName, ReactNode> = {
  about: <AboutPage />,
  skills: <TilesPage name="skills" />,
  projects: <TilesPage name="projects" />,
  contact: <ContactPage />,
};

/** Marks a page whose end is below the window. */
function watchEnd(end: HTMLElement | null) {
  const root = end?.closest('[data-page]');
  if (!end || !root) return;
  const observer = new IntersectionObserver(
    (entries) => root.toggleAttribute('data-more', !entries.at(-1)?.isIntersecting),
    { root },
  );
  observer.observe(end);
  return () => observer.disconnect();
}

/**
 * A native scroll container. The browser snaps, except while the slider is held, dragged or
 * gliding: those need positions between the pages.
 */
export function Slider({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const store = useVisitStore();
  const current = useVisit((visit) => visit.page);
  const modalOpen = useVisit(isModalOpen);
  const hydrated = useHydrated();
  // The first answer of the lock has room for the page only that unlocking uncovers.
  const isLocked = useVisit((visit) => visit.path === paths.lock);

  // The page turned away becomes inert, so the focus moves on; a lock above takes it itself.
  useLayoutEffect(() => {
    if (store.getState().path === paths.lock) return;
    const focused = document.activeElement?.closest('[data-page]');
    if (!ref.current?.contains(focused ?? null) || focused === ref.current?.children[current])
      return;
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
      className="slider"
    >
      {pageNames.map((name, index) => (
        <section
          key={name}
          data-page={index}
          data-current={index === current || undefined}
          // Not `aria-labelledby`: Orca 43.1 skips a heading that labels something focusable.
          aria-label={sliderPages[name].heading}
          inert={hydrated && index !== current}
          tabIndex={-1}
          className="slider-page"
        >
          <div>
            {(index === 0 || hydrated || !isLocked) && contents[name]}
            <div ref={watchEnd} />
          </div>
        </section>
      ))}
    </div>
  );
}
