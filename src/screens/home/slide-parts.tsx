import type { ReactNode } from 'react';
import { slideTexts } from '#src/content/browser-texts.data.ts';
import { type SlideName, slideIndex } from '#src/content/slides.ts';
import { headingId } from '#src/lib/element-ids.ts';

export function SlideHeading({ name }: { name: SlideName }) {
  return (
    <h2
      id={headingId(slideIndex[name])}
      tabIndex={-1}
      className="text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl"
    >
      {slideTexts[name].heading}
    </h2>
  );
}

/** The space above a slide's contents. It shrinks for large contents. */
export const spaceAbove =
  'shrink-1000 basis-[8svh] sm:basis-[15svh] landscape-phone:basis-0 two-columns:basis-[22svh]';

interface SlideGroupProps {
  className: string;
  children: ReactNode;
}

/** The contents of each slide but the about slide. */
export function SlideGroup({ className, children }: SlideGroupProps) {
  return (
    <>
      <div className={spaceAbove} />
      <div className={`mx-auto mb-auto grid w-full shrink-0 ${className}`}>{children}</div>
    </>
  );
}
