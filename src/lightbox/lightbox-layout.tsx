import { Close, Description, Title } from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { close } from '#content/texts/controls.ts';
import { viewer } from '#content/texts/viewer.ts';
import { canScroll, useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';
import { isZoomed } from './zoom.ts';

export function LightboxLayout(carousel: CarouselProps) {
  const { pictures, index, motion, turnBy } = carousel;
  // Subscribed here, because rendering the whole dialog mid-gesture is slow.
  const lifted = useStore(motion.state, (state) => state.lifted);
  const zoomed = useStore(motion.state, (state) => state.zoomed);
  const held = useStore(motion.state, (state) => state.lifted && state.phase === 'dragging');
  const layout = useRef<HTMLDivElement>(null);
  useWheelSteps(turnBy, {
    // The wheel pans a zoomed picture, and scrolls the layout in a very small window.
    isConsumed: (event) =>
      isZoomed(motion.transform()) || (layout.current !== null && canScroll(layout.current, event)),
  });
  const name = viewer.position(index + 1, pictures.length);
  const { alt, caption } = pictures[index] ?? {};
  // Phones reserve four lines where a long alternative text stands in for a caption: the picture
  // stays in its place.
  const lines = pictures.every((picture) => picture.caption) ? '' : 'max-sm:min-h-[4lh]';

  return (
    <div
      ref={layout}
      data-surface
      // A picture in flight must not make the layout scrollable; a zoomed one fills the window.
      data-lifted={lifted || zoomed || undefined}
      data-zoomed={zoomed || undefined}
      data-held={held || undefined}
      className="group/layout lightbox-layout"
    >
      <Title className="lightbox-text lightbox-title">{name}</Title>
      <Close aria-label={close} className="lightbox-control lightbox-close">
        <Glyph name="close" />
      </Close>
      <TurnButton direction="previous" {...carousel} />
      <Carousel {...carousel} />
      {/* A single text node: screen readers would announce each of two. */}
      <p aria-live="polite" className="sr-only">{`${name}: ${alt}`}</p>
      <Description hidden>{alt}</Description>
      <p aria-hidden className={`lightbox-text lightbox-caption ${lines}`}>
        {caption ?? alt}
      </p>
      <TurnButton direction="next" {...carousel} />
    </div>
  );
}

type TurnButtonProps = CarouselProps & { direction: 'previous' | 'next' };

function TurnButton({ direction, pictures, index, turnBy }: TurnButtonProps) {
  const step = direction === 'previous' ? -1 : 1;
  const atEnd = !pictures[index + step];
  return (
    <button
      type="button"
      aria-label={viewer[direction]}
      // A `disabled` button would lose the focus.
      aria-disabled={atEnd}
      onClick={() => turnBy(step)}
      className={`lightbox-control lightbox-${direction}`}
    >
      <Glyph name={direction === 'previous' ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}
