import { headingId } from '#src/config/element-ids.ts';
import { slides } from '#src/content/browser-texts.data.ts';
import { type SlideName, slideIndex } from '#src/content/slides.ts';

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
