import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { close } from '#content/texts/controls.ts';
import { viewer } from '#content/texts/viewer.ts';
import { focusDialog, returnFocus } from '#src/dialog/dialog-focus.ts';
import { clamp } from '#src/gestures/range.ts';
import { canScroll, lastWheelStep, useWheelSteps } from '#src/gestures/use-wheel-steps.ts';
import { isOfSite } from '#src/lib/event-target.ts';
import { useLastDefined } from '#src/lib/use-last-defined-value.ts';
import { isInViewport } from '#src/lib/visibility.ts';
import { closeModal, replaceModal } from '#src/navigation/navigate.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';
import { commandOf } from './lightbox-keys.ts';
import { createPictureMotion, usePictureMotion } from './picture-motion.ts';
import { isZoomed } from './zoom.ts';

export function Lightbox({ pictures, thumbnails }: Pick<CarouselProps, 'pictures' | 'thumbnails'>) {
  const store = useVisitStore();
  const onClose = () => closeModal(store);
  const modal = useVisit((visit) => visit.modal);
  const open = modal?.kind === 'lightbox';
  // A history entry may hold an index from a build with more pictures.
  const range = { min: 0, max: pictures.length - 1 };
  // The modal is gone at once; its picture stays while the lightbox closes.
  const index = useLastDefined(open ? clamp(modal.index, range) : undefined, 0);
  const [motion] = useState(() => createPictureMotion(thumbnails));

  function turnBy(step: number) {
    const next = clamp(index + step, range);
    const turns = open && next !== index;
    if (turns) replaceModal(store, { kind: 'lightbox', index: next });
    return turns;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    // While it closes it still has the focus, and gets keys.
    if (!command || !open) return;
    if (event.key.length === 1 && !store.getState().singleKeys) return;
    event.preventDefault();
    if ('turn' in command) turnBy(command.turn);
    else if ('pan' in command) motion.panBy(command.pan);
    else motion.zoomTo(command.zoom(motion.target().scale));
  }

  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal container={globalThis.document?.getElementById('root')}>
        <Overlay ref={motion.elements.backdrop} className="lightbox-backdrop" />
        <Content
          {...useSurfaceClick(onClose)}
          onKeyDown={handleKeyDown}
          // Pressing another program's element closes nothing.
          onPointerDownOutside={(event) => {
            if (!isOfSite(event.detail.originalEvent)) event.preventDefault();
          }}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={(event) => {
            const thumbnail = thumbnails.get(index);
            const isOut = thumbnail && !isInViewport(thumbnail.getBoundingClientRect());
            returnFocus(store, event, [thumbnail], isOut);
          }}
          // Arrows and swipes point to their pictures also where a translator turns the page around.
          dir="ltr"
          className="group/lightbox lightbox"
        >
          <LightboxLayout
            pictures={pictures}
            thumbnails={thumbnails}
            index={index}
            motion={motion}
            open={open}
            turnBy={turnBy}
            onClose={onClose}
          />
        </Content>
      </Portal>
    </Root>
  );
}

function LightboxLayout(carousel: CarouselProps) {
  const { pictures, index, motion, turnBy } = carousel;
  // Subscribed here, because rendering the whole dialog mid-gesture is slow.
  const lifted = usePictureMotion(motion, (state) => state.lifted);
  const zoomed = usePictureMotion(motion, (state) => state.zoomed);
  const held = usePictureMotion(motion, (state) => state.lifted && state.phase === 'dragging');
  const layout = useRef<HTMLDivElement>(null);
  useWheelSteps(turnBy, {
    lastStep: lastWheelStep,
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
      <Title dir="auto" className="lightbox-text lightbox-title">
        {name}
      </Title>
      <Close aria-label={close} className="lightbox-control lightbox-close">
        <Glyph name="close" />
      </Close>
      <TurnButton direction="previous" {...carousel} />
      <Carousel {...carousel} />
      {/* A single text node: screen readers would announce each of two. */}
      <p aria-live="polite" className="sr-only">{`${name}: ${alt}`}</p>
      <Description hidden>{alt}</Description>
      <p aria-hidden dir="auto" className={`lightbox-text lightbox-caption ${lines}`}>
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

/** Maximum distance between pointer down and up of a click, px. */
const maxClickDistance = 10;

/** Handlers for a click that starts and ends on the surface around the picture (`data-surface`). */
function useSurfaceClick(onClick: () => void) {
  const press = useRef<MouseEvent>(undefined);
  return {
    onPointerDownCapture(event: MouseEvent) {
      press.current = event;
    },
    onClick({ target, clientX, clientY }: MouseEvent) {
      const from = press.current;
      if (from?.target !== target || !(target as Element).hasAttribute('data-surface')) return;
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) < maxClickDistance) onClick();
    },
  };
}
