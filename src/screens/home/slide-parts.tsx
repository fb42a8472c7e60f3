import type { ReactNode } from 'react';
import { slides } from '#src/content/browser-texts.data.ts';
import { type SlideName, slideIndex } from '#src/content/slides.ts';
import { headingId } from '#src/lib/element-ids.ts';

export function SlideHeading({ name }: { name: SlideName }) {
  return (
    <h2
      id={headingId(slideIndex[name])}
      tabIndex={-1}
      className="text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl"
    >
      {slides[name].heading}
    </h2>
  );
}

interface SlideGroupProps {
  className: string;
  children: ReactNode;
}

/** What stands on one of slides 1 to 3, whose headings are at one height. */
export function SlideGroup({ className, children }: SlideGroupProps) {
  return (
    <div
      className={`mx-auto mt-[clamp(0px,75svh-460px,18svh)] mb-auto grid w-full md:mt-[max(0px,37svh-10.7rem)] landscape-phone:mt-4 ${className}`}
    >
      {children}
    </div>
  );
}
