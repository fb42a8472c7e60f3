import { Close, Description, Title } from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { close } from '#content/texts/controls.ts';
import { viewer } from '#content/texts/viewer.ts';
import { canScroll, useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { type Gallery, GalleryView } from './gallery.tsx';
import { isZoomed } from './zoom.ts';

/**
 * In a narrow window the arrows are below the picture, from 600 px beside it. In a short window
 * everything is to its right, so that it gets the full height.
 */
const areas = {
  frame:
    'grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(9rem,1fr)_max-content] short:grid-cols-[minmax(0,1fr)_8rem_3rem]',
  title: 'col-start-1 col-span-2 row-start-1 short:col-start-2 short:col-span-1',
  close: 'col-start-3 row-start-1',
  previous: 'col-start-1 row-start-3 sm:row-start-2 short:col-start-2 short:row-start-3',
  caption:
    'col-start-2 row-start-3 max-[18rem]:[grid-area:4/1/5/-1] sm:col-start-1 sm:col-span-3 short:col-start-2 short:col-span-2 short:row-start-2 short:justify-self-start short:text-left',
  next: 'col-start-3 row-start-3 sm:row-start-2 short:row-start-3',
} as const;

/** What surrounds the picture is hidden while a hand pulls it. */
const chrome =
  'transition-opacity duration-150 group-data-held/frame:opacity-0! group-data-[state=open]/lightbox:animate-[fade-in_300ms_ease-in] group-data-[state=closed]/lightbox:animate-[fade-out_280ms_ease-out_forwards] motion-reduce:transition-none motion-reduce:animate-none!';

/** Texts make way for a zoomed picture; the buttons above it get a background of their own. */
const label = 'group-data-zoomed/frame:opacity-0';

const roundButton = `z-10 grid size-12 place-items-center rounded-full bg-white/15 text-white group-data-zoomed/frame:bg-ground-deep/80 hover:bg-white/25 active:bg-white/30 ${chrome}`;

export function LightboxFrame(gallery: Gallery) {
  const { pictures, index, motion, turnBy } = gallery;
  // Subscribed here, because rendering the whole dialog mid-gesture is slow.
  const lifted = useStore(motion.state, (state) => state.lifted);
  const zoomed = useStore(motion.state, (state) => state.zoomed);
  const held = useStore(motion.state, (state) => state.lifted && state.phase === 'dragging');
  const frame = useRef<HTMLDivElement>(null);
  useWheelSteps(turnBy, {
    // The wheel pans a zoomed picture, and scrolls the frame in a very small window.
    isConsumed: (event) =>
      isZoomed(motion.transform()) || (frame.current !== null && canScroll(frame.current, event)),
  });
  const name = viewer.position(index + 1, pictures.length);
  const { alt, caption } = pictures[index] ?? {};
  // As many lines for each, so that the picture stays in its place.
  const lines = pictures.every((picture) => picture.caption) ? '' : 'min-h-[4lh]';

  return (
    <div
      ref={frame}
      data-surface
      // A picture in flight must not make the frame scrollable; a zoomed one fills the window.
      data-lifted={lifted || zoomed || undefined}
      data-zoomed={zoomed || undefined}
      data-held={held || undefined}
      className={`group/frame grid size-full items-center gap-3 overflow-x-hidden overflow-y-auto data-lifted:overflow-hidden overscroll-contain pt-[max(0.75rem,env(safe-area-inset-top))] pr-[max(0.75rem,env(safe-area-inset-right))] pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-[max(0.75rem,env(safe-area-inset-left))] ${areas.frame}`}
    >
      <Title
        className={`justify-self-start px-1 text-base font-semibold ${chrome} ${label} ${areas.title}`}
      >
        {name}
      </Title>
      <Close aria-label={close} className={`${roundButton} ${areas.close}`}>
        <Glyph name="close" />
      </Close>
      <TurnButton direction="previous" gallery={gallery} />
      <GalleryView {...gallery} />
      {/* A single text node: screen readers would announce each of two. */}
      <p aria-live="polite" className="sr-only">{`${name}: ${alt}`}</p>
      <Description hidden>{alt}</Description>
      <p
        aria-hidden
        className={`max-w-full justify-self-center px-1 text-center text-sm text-pretty text-on-ground-muted ${chrome} ${label} ${lines} sm:min-h-[2lh] ${areas.caption}`}
      >
        {caption ?? alt}
      </p>
      <TurnButton direction="next" gallery={gallery} />
    </div>
  );
}

function TurnButton({ direction, gallery }: { direction: 'previous' | 'next'; gallery: Gallery }) {
  const { pictures, index, turnBy } = gallery;
  const step = direction === 'previous' ? -1 : 1;
  const atEnd = !pictures[index + step];
  return (
    <button
      type="button"
      aria-label={viewer[direction]}
      // Not `disabled`, which would lose the focus.
      aria-disabled={atEnd}
      onClick={() => turnBy(step)}
      className={`${roundButton} aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-white/15 ${areas[direction]}`}
    >
      <Glyph name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}
