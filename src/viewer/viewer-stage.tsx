import type { CSSProperties } from 'react';
import type { Picture } from '#src/content/types.ts';
import { usePageZoom } from './use-page-zoom.ts';
import { useSwipe } from './use-swipe.ts';
import { ViewerPicture } from './viewer-picture.tsx';

interface ViewerStageProps {
  pictures: readonly Picture[];
  index: number;
  onTurn: (index: number) => void;
  className: string;
}

/** The picture with its two neighbours beside it, out of sight: they are loaded when they are wanted. */
export function ViewerStage({ pictures, index, onTurn, className }: ViewerStageProps) {
  const zoomed = usePageZoom();
  const count = pictures.length;
  const { swiping, handlers } = useSwipe({ index, count, enabled: !zoomed, onRelease: onTurn });

  return (
    <div
      {...handlers}
      data-state={swiping ? 'swiping' : 'resting'}
      data-zoomed={zoomed || undefined}
      className={`group/stage relative touch-pan-y touch-pinch-zoom overflow-hidden select-none [container-type:size] data-zoomed:touch-auto ${className}`}
    >
      {pictures.map((picture, slide) =>
        Math.abs(slide - index) > 1 ? null : (
          <div
            key={picture.src}
            inert={slide !== index}
            aria-hidden={slide !== index || undefined}
            style={{ '--slot': slide - index } as CSSProperties}
            className="absolute inset-0 grid translate-x-[calc(var(--slot)*(100%+2rem)+var(--way,0px))] place-items-center transition-[translate] duration-300 ease-out group-data-[state=swiping]/stage:transition-none motion-reduce:transition-none"
          >
            <ViewerPicture picture={picture} current={slide === index} />
          </div>
        ),
      )}
    </div>
  );
}
