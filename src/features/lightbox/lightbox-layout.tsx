import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { close } from '#content/texts/controls.ts';
import { lightboxTexts } from '#content/texts/lightbox.ts';
import { Glyph } from '#src/components/glyph.tsx';
import { canScroll, useWheelSteps } from '#src/components/use-wheel-steps.ts';
import { usePinchZoomed } from '#src/lib/use-pinch-zoomed.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';
import { isZoomed } from './zoom.ts';

/** Texts and controls, hidden while the picture is pulled. */
const surroundingClass = `transition-opacity duration-150 group-data-pulled/layout:opacity-0! group-data-[state=open]/lightbox:animate-controls-in group-data-[state=closed]/lightbox:animate-controls-out motion-reduce:transition-none`;

/** Over a zoomed picture texts are hidden, and buttons have a background. */
const textClass = `px-1 group-data-zoomed/layout:opacity-0 ${surroundingClass}`;
const controlClass = `z-10 grid size-12 place-items-center rounded-full bg-white/15 text-white group-data-zoomed/layout:bg-background-deep/80 hover:bg-white/25 active:bg-white/30 aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-white/15 ${surroundingClass}`;

const places = {
  previous:
    'col-start-1 row-start-3 sm:row-start-2 landscape-phone:col-start-2 landscape-phone:row-start-3',
  next: 'col-start-3 row-start-3 sm:row-start-2 landscape-phone:row-start-3',
};

/** The picture, and the controls around it. */
export function LightboxLayout(carousel: CarouselProps) {
  const { pictures, index, controller, stepBy } = carousel;
  // If `Lightbox` subscribed to these values, it would render the whole dialog during a gesture.
  const lifted = useVisit(({ lightbox }) => lightbox.lifted);
  const zoomed = useVisit(({ lightbox }) => lightbox.zoomed);
  const pulled = useVisit(({ lightbox }) => lightbox.lifted && lightbox.phase === 'dragging');
  const layout = useRef<HTMLDivElement>(null);
  useWheelSteps((step) => stepBy(step), {
    // The wheel pans a zoomed picture, and scrolls the layout in a very small window.
    isConsumed: (event) =>
      isZoomed(controller.transform()) ||
      (layout.current !== null && canScroll(layout.current, event)),
  });
  const name = lightboxTexts.position(index + 1, pictures.length);
  const { alt, caption } = pictures[index] ?? {};
  // Pictures without a caption show their alternative text, which may have four lines on phones.
  // Four lines are reserved, so that no picture moves between slides.
  const linesClass = pictures.every((picture) => picture.caption) ? '' : 'max-sm:min-h-[4lh]';

  return (
    <div
      ref={layout}
      data-closes-on-click
      // Prevents scrolling to a picture that overflows the carousel.
      data-overflows={lifted || zoomed || undefined}
      data-zoomed={zoomed || undefined}
      data-pulled={pulled || undefined}
      data-pinch-zoomed={usePinchZoomed() || undefined}
      className={`group/layout pt-edge-top pr-edge-right pb-edge-bottom pl-edge-left grid size-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(9rem,1fr)_max-content] items-center gap-3 overflow-x-hidden overflow-y-auto not-data-pinch-zoomed:overscroll-contain data-overflows:overflow-hidden landscape-phone:grid-cols-[minmax(0,1fr)_8rem_3rem]`}
    >
      <Dialog.Title
        dir="auto"
        className={`col-span-2 col-start-1 row-start-1 justify-self-start text-base font-semibold landscape-phone:col-span-1 landscape-phone:col-start-2 ${textClass}`}
      >
        {name}
      </Dialog.Title>
      <Dialog.Close aria-label={close} className={`col-start-3 row-start-1 ${controlClass}`}>
        <Glyph name="close" />
      </Dialog.Close>
      <StepButton direction="previous" {...carousel} />
      <Carousel {...carousel} />
      {/* A single text node, because screen readers would announce two separately. */}
      <p aria-live="polite" className="sr-only">{`${name}: ${alt}`}</p>
      <Dialog.Description hidden>{alt}</Dialog.Description>
      <p
        aria-hidden
        dir="auto"
        className={`text-on-background-muted col-start-2 row-start-3 max-w-full justify-self-center text-center text-sm text-pretty max-[18rem]:[grid-area:4/1/5/-1] sm:col-span-3 sm:col-start-1 sm:min-h-[2lh] sm:text-base landscape-phone:col-span-2 landscape-phone:col-start-2 landscape-phone:row-start-2 landscape-phone:justify-self-start landscape-phone:text-left ${linesClass} ${textClass}`}
      >
        {caption ?? alt}
      </p>
      <StepButton direction="next" {...carousel} />
    </div>
  );
}

type StepButtonProps = CarouselProps & { direction: 'previous' | 'next' };

function StepButton({ direction, pictures, index, stepBy }: StepButtonProps) {
  const step = direction === 'previous' ? -1 : 1;
  const atEnd = !pictures[index + step];
  return (
    <button
      type="button"
      aria-label={lightboxTexts[direction]}
      // A `disabled` button would lose the focus.
      aria-disabled={atEnd}
      onClick={() => stepBy(step)}
      className={`${places[direction]} ${controlClass}`}
    >
      <Glyph name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}
