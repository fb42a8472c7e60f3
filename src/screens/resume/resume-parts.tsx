import { Children, type PropsWithChildren, type ReactNode, useId } from 'react';
import { Prose } from '#src/components/text-parts.tsx';
import type { Station } from '#src/content/types.ts';

/** A section of entries or paragraphs. Renders nothing without children. */
export function ResumeSection({ heading, children }: PropsWithChildren<{ heading: string }>) {
  const id = useId();
  if (Children.toArray(children).length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-8 print:blocks print:pt-4">
      <h2 id={id} className="mb-4 border-b border-current text-lg font-semibold">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}

interface ResumeEntryProps {
  /** A year or a period. */
  time?: string | undefined;
  /** Content below the time, such as technologies or a name. */
  aside?: ReactNode;
  children: ReactNode;
}

/** `time` and `aside` are in the left column, on a phone above the text. */
export function ResumeEntry({ time, aside, children }: ResumeEntryProps) {
  return (
    <div className="mb-4 grid break-inside-avoid grid-cols-1 gap-x-6 sm:grid-cols-[9em_minmax(0,1fr)] print:mb-3">
      <div className="text-background-light contrast-more:text-background">
        {time && <p className="text-secondary-alt-dark">{time}</p>}
        {aside}
      </div>
      <div>{children}</div>
    </div>
  );
}

/** In print, details are on the title's line if they fit, so that the résumé fits on two pages. */
export const titleLine = 'print:flex print:flex-wrap print:gap-x-3 print:*:min-w-0';

/**
 * A function instead of a component, because `ResumeSection` counts a component as a child even if
 * the component renders nothing.
 */
export function stationEntries(stations: readonly Station[] = []) {
  return stations.map(({ title, period, organization, place, texts = [] }) => (
    <ResumeEntry key={`${period} ${title}`} time={period}>
      <div className={titleLine}>
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <p className="text-background-light contrast-more:text-background print:text-current">
          {[organization, place].filter(Boolean).join(', ')}
        </p>
      </div>
      <Lines lines={texts} />
    </ResumeEntry>
  ));
}

export function Lines({ lines }: { lines: readonly (string | false | undefined)[] }) {
  return lines.map(
    (line) =>
      line && (
        <p key={line}>
          <Prose text={line} />
        </p>
      ),
  );
}
