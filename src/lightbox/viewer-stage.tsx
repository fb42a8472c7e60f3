import { type CSSProperties, useDeferredValue, useRef } from 'react';
import type { Picture } from '#src/content/types.ts';
import { useVisit } from '#src/navigation/visit-store.ts';
import type { Look } from './look.ts';
import type { PictureStage } from './picture-stage.ts';
import { slideGap } from './stage-slides.ts';
import { usePageZoom } from './use-page-zoom.ts';
import { useStage } from './use-stage.ts';
import { ViewerPicture } from './viewer-picture.tsx';

/** An index that has no neighbours. */
const nowhere = -9;

interface ViewerStageProps {
  pictures: readonly Picture[];
  index: number;
  look: Look;
  stage: PictureStage;
  onTurn: (index: number) => void;
  onClose: () => void;
  className: string;
}

/** The picture with its two neighbours beside it, out of sight: they are loaded when they are wanted. */
export function ViewerStage(props: ViewerStageProps) {
  const { pictures, index, look, stage, onTurn, onClose, className } = props;
  const element = useRef<HTMLDivElement>(null);
  const open = useVisit((state) => state.overlay?.kind === 'lightbox');
  const pageZoomed = usePageZoom();
  // Neighbours are mounted after the frame in which the viewer opens or turns.
  const middle = useDeferredValue(index, nowhere);
  useStage(element, stage, {
    index,
    count: pictures.length,
    open,
    enabled: !pageZoomed,
    turnTo: onTurn,
    close: onClose,
  });

  return (
    <div
      ref={element}
      data-state={look.phase}
      data-lifted={look.lifted || undefined}
      data-zoomed={look.zoomed || undefined}
      data-page-zoomed={pageZoomed || undefined}
      style={{ '--gap': `${slideGap}px` } as CSSProperties}
      className={`group/stage relative touch-none overflow-hidden select-none [container-type:size] data-lifted:overflow-visible data-page-zoomed:touch-auto data-zoomed:cursor-grab data-[state=panning]:cursor-grabbing ${className}`}
    >
      <div
        data-track
        className="absolute inset-0 translate-x-[calc(var(--at)*-1*(100%+var(--gap)))]"
      >
        {pictures.map((picture, slide) => {
          const current = slide === index;
          return Math.abs(slide - middle) > 1 && !current ? null : (
            <div
              key={picture.src}
              inert={!current}
              aria-hidden={!current || undefined}
              data-current={current || undefined}
              style={{ '--slide': slide } as CSSProperties}
              className="absolute inset-0 translate-x-[calc(var(--slide)*(100%+var(--gap)))] overflow-hidden group-data-lifted/stage:overflow-visible group-data-lifted/stage:not-data-current:invisible"
            >
              <div
                data-slide={slide}
                className="grid size-full place-items-center [scale:var(--scale,1)] [translate:var(--x,0px)_var(--y,0px)]"
              >
                <ViewerPicture
                  picture={picture}
                  index={slide}
                  current={current}
                  zoomed={current && look.zoomed}
                />
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
