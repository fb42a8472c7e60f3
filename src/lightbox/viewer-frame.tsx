import { Title } from '@radix-ui/react-dialog';
import { memo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Picture } from '#src/content/types.ts';
import { useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { useNextTask } from '#src/lib/scheduling.ts';
import type { PictureStage } from './picture-stage.ts';
import { usePictureIndex, usePictureTurns } from './picture-turns.ts';
import { CloseButton, chrome, TurnButton } from './viewer-controls.tsx';
import { ViewerStage } from './viewer-stage.tsx';

interface ViewerFrameProps {
  pictures: readonly Picture[];
  stage: PictureStage;
  onClose: () => void;
}

/**
 * Where the parts stand. Upright, the arrows are below the picture; from 600 px on beside it; in a low
 * window everything is at its right, so that the picture has the whole height.
 */
const places = {
  frame:
    'grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(9rem,1fr)_max-content] sm:[@media(max-height:30rem)]:grid-cols-[minmax(0,1fr)_8rem_3rem]',
  title:
    'col-start-1 col-span-2 row-start-1 sm:[@media(max-height:30rem)]:col-start-2 sm:[@media(max-height:30rem)]:col-span-1',
  close: 'col-start-3 row-start-1',
  previous:
    'col-start-1 row-start-3 sm:row-start-2 sm:[@media(max-height:30rem)]:col-start-2 sm:[@media(max-height:30rem)]:row-start-3',
  stage:
    'col-start-1 col-span-3 row-start-2 sm:col-start-2 sm:col-span-1 sm:[@media(max-height:30rem)]:col-start-1 sm:[@media(max-height:30rem)]:row-start-1 sm:[@media(max-height:30rem)]:row-span-3',
  caption:
    'col-start-2 row-start-3 min-h-[4lh] sm:col-start-1 sm:col-span-3 sm:min-h-[2lh] sm:[@media(max-height:30rem)]:col-start-2 sm:[@media(max-height:30rem)]:col-span-2 sm:[@media(max-height:30rem)]:row-start-2 sm:[@media(max-height:30rem)]:justify-self-start sm:[@media(max-height:30rem)]:text-left',
  next: 'col-start-3 row-start-3 sm:row-start-2 sm:[@media(max-height:30rem)]:row-start-3',
} as const;

/** Whether the frame itself can scroll the way the wheel turns, as in a window that is very small. */
function canScroll({ scrollTop, scrollHeight, clientHeight }: HTMLElement, deltaY: number) {
  // Browsers round the two heights; 1 px is no way to go.
  return deltaY < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
}

/** What fills the viewer's dialog: the picture, its caption and the controls. */
export const ViewerFrame = memo(function ViewerFrame(props: ViewerFrameProps) {
  const { pictures, stage, onClose } = props;
  const count = pictures.length;
  const index = usePictureIndex(count);
  const { turnTo, turnBy } = usePictureTurns(count);
  const look = useStore(stage.look);
  // Radix's dialog alone fills a task.
  const staged = useNextTask();
  const frame = useRef<HTMLDivElement>(null);
  useWheelSteps(frame, turnBy, {
    // A wheel moves a picture that is zoomed.
    shouldIgnore: ({ deltaX, deltaY }) =>
      look.zoomed ||
      (Math.abs(deltaY) > Math.abs(deltaX) &&
        frame.current !== null &&
        canScroll(frame.current, deltaY)),
  });
  const position = `Bild ${index + 1} von ${count}`;

  return (
    <div
      ref={frame}
      // What flies by must not make the frame scroll.
      data-lifted={look.lifted || undefined}
      data-pulling={look.phase === 'pulling' || undefined}
      className={`group/frame grid size-full items-center gap-3 overflow-x-hidden overflow-y-auto data-lifted:overflow-hidden overscroll-contain pt-[max(0.75rem,env(safe-area-inset-top))] pr-[max(0.75rem,env(safe-area-inset-right))] pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-[max(0.75rem,env(safe-area-inset-left))] ${places.frame}`}
    >
      <Title
        className={`justify-self-start px-1 text-base font-semibold ${chrome} ${places.title}`}
      >
        {position}
      </Title>
      <CloseButton className={places.close} />
      <TurnButton
        towards="previous"
        atEnd={index === 0}
        onTurn={() => turnBy(-1)}
        className={places.previous}
      />
      {staged && (
        <ViewerStage
          pictures={pictures}
          index={index}
          look={look}
          stage={stage}
          onTurn={turnTo}
          onClose={onClose}
          className={`size-full ${places.stage}`}
        />
      )}
      <p
        aria-live="polite"
        aria-atomic="true"
        className={`justify-self-center px-1 text-center text-sm text-pretty text-on-ground-muted ${chrome} ${places.caption}`}
      >
        <span className="sr-only">{`${position}: `}</span>
        {pictures[index]?.alt}
      </p>
      <TurnButton
        towards="next"
        atEnd={index === count - 1}
        onTurn={() => turnBy(1)}
        className={places.next}
      />
    </div>
  );
});
