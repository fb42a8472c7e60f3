import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { focusDialog, panZoomedPage, returnFocus } from '#src/components/dialog-handlers.ts';
import { clamp } from '#src/gestures/range.ts';
import { isCentreInViewport, isSiteEvent } from '#src/lib/dom.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import type { CarouselProps } from './carousel.tsx';
import { createLightboxController } from './lightbox-controller.ts';
import { commandOf } from './lightbox-keys.ts';
import { LightboxLayout } from './lightbox-layout.tsx';

export function Lightbox({
  pictures,
  thumbnailButtons,
}: Pick<CarouselProps, 'pictures' | 'thumbnailButtons'>) {
  const store = useVisitStore();
  const onClose = useVisit((visit) => visit.closeModal);
  const open = useVisit(({ modal }) => modal === 'lightbox');
  const range = { min: 0, max: pictures.length - 1 };
  const index = clamp(
    useVisit(({ pictureIndex }) => pictureIndex),
    range,
  );
  const [controller] = useState(() =>
    createLightboxController(store, thumbnailButtons, pictures.length),
  );

  function stepBy(step: number, velocity = 0) {
    const next = clamp(index + step, range);
    if (!open || next === index) return false;
    store.getState().showPicture(next);
    controller.slideIn(velocity);
    return true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    // The closing lightbox still has the focus.
    if (!command || !open) return;
    if (event.key.length === 1 && !store.getState().singleKeys) return;
    event.preventDefault();
    if ('step' in command) stepBy(command.step);
    else if ('pan' in command) controller.panBy(command.pan);
    else controller.zoomTo(command.zoom(controller.target().scale));
  }

  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      {/* In `#root`, where `print.css` looks for an open dialog, but outside of the page, whose
          transform would also move fixed elements. */}
      <Dialog.Portal container={globalThis.document?.getElementById('root')}>
        <Dialog.Overlay
          ref={controller.elements.backdrop}
          className="bg-background-deep data-[state=closed]:animate-lightbox-out data-[state=open]:animate-lightbox-in fixed inset-0 z-40"
        />
        <Dialog.Content
          {...useSurfaceClick(onClose)}
          onKeyDown={handleKeyDown}
          // A press or key in a browser extension's element must not close the lightbox.
          onPointerDownOutside={(event) => {
            if (!isSiteEvent(event.detail.originalEvent)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (!isSiteEvent(event)) event.preventDefault();
          }}
          onTouchMove={panZoomedPage}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={(event) => {
            const button = thumbnailButtons.get(index);
            const scrolls = button && !isCentreInViewport(button.getBoundingClientRect());
            returnFocus(store, event, [button], scrolls);
          }}
          // Keeps the order of the pictures if a translator switches the page to right-to-left.
          dir="ltr"
          className="group/lightbox data-[state=closed]:animate-lightbox-stay fixed inset-0 z-40 text-white outline-none data-[state=closed]:pointer-events-none"
        >
          <LightboxLayout
            pictures={pictures}
            thumbnailButtons={thumbnailButtons}
            index={index}
            controller={controller}
            open={open}
            stepBy={stepBy}
            onClose={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Maximum distance between press and release of a click, px. A longer movement is a drag. */
const maxClickDistance = 10;

/**
 * Handlers for a click beside the picture. The click must begin and end on the same element with
 * `data-closes-on-click`.
 */
function useSurfaceClick(onClick: () => void) {
  const press = useRef<MouseEvent>(undefined);
  return {
    onPointerDownCapture(event: MouseEvent) {
      press.current = event;
    },
    onClick({ target, clientX, clientY }: MouseEvent) {
      const from = press.current;
      if (from?.target !== target || !(target as Element).hasAttribute('data-closes-on-click'))
        return;
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) < maxClickDistance) onClick();
    },
  };
}
