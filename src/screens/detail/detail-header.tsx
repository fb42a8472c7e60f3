import type { CSSProperties, ReactNode } from 'react';
import type { Tile } from '#src/content/types.ts';
import { ScreenHeading } from '#src/navigation/arrival.tsx';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle } from '#src/ui/breakable-title.tsx';

interface DetailHeaderProps {
  tile: Tile;
  title: string;
  /** Colours of the content's own. */
  style: CSSProperties;
  children: ReactNode;
}

/** The head of a detail page: what was opened, by its icon and its name, and what belongs to it. */
export function DetailHeader({ tile, title, style, children }: DetailHeaderProps) {
  return (
    <div style={style}>
      <div className="mx-auto grid max-w-content grid-cols-1 items-start gap-x-12 gap-y-5 px-(--margin) py-8 sm:grid-cols-[minmax(0,1fr)_auto] md:py-16">
        <AppIcon tile={tile} className="size-20 sm:order-last sm:size-28 md:size-44" />
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <ScreenHeading
            level={1}
            className="text-4xl font-bold tracking-tight wrap-anywhere md:text-6xl"
          >
            <BreakableTitle title={title} />
          </ScreenHeading>
          {children}
        </div>
      </div>
    </div>
  );
}
