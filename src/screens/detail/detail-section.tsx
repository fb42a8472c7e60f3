import { type ReactNode, useId } from 'react';

/** Classes of what stands in a detail page's column. */
export const column = 'mx-auto w-full max-w-content px-(--margin)';

interface DetailSectionProps {
  heading: string;
  children: ReactNode;
  /** Uses the whole width, for what scrolls sideways. */
  wide?: boolean;
}

/** A part of a detail page under its own heading. */
export function DetailSection({ heading, children, wide = false }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 pt-12 md:pt-16">
      <h2 id={id} className={`text-2xl font-semibold tracking-tight md:text-3xl ${column}`}>
        {heading}
      </h2>
      {wide ? children : <div className={`grid grid-cols-1 gap-5 ${column}`}>{children}</div>}
    </section>
  );
}
