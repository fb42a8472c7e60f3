import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog';
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useRef } from 'react';
import type { Picture } from '#src/content/types.ts';
import type { Point } from '#src/gestures/point.ts';
import { useOverlayControls } from '#src/navigation/overlay.ts';
import { focusFirst, focusOpener, useTakeover } from '#src/navigation/overlay-dialog.tsx';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { commandOf } from './keys.ts';
import { LightboxFrame } from './lightbox-frame.tsx';
import { useGallery } from './use-gallery.ts';
import './lightbox.css';

interface LightboxProps {
  pictures: readonly Picture[];
}

/** Shows pictures over the whole screen, while the visit's state says that the lightbox is open. */
export function Lightbox({ pictures }: LightboxProps) {
  const store = useVisitStore();
  const { closeOverlay } = useOverlayControls();
  const takeOver = useTakeover();
  const open = useVisit((visit) => visit.overlay?.kind === 'lightbox');
  // The picture leaves at once; the dialog around it is rendered in slices (docs/decisions/02).
  const mounted = useDeferredValue(open);
  const gallery = useGallery(pictures);
  const { index, motion, turnBy } = gallery;

  function handleKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    // While it leaves it has the focus still.
    if (!command || !open) return;
    if (event.key.length === 1 && !store.getState().singleKeys) return;
    event.preventDefault();
    if ('turn' in command) turnBy(command.turn);
    else if ('pan' in command) motion.panBy(command.pan);
    else motion.zoomTo(command.zoom(motion.target.scale));
  }

  return (
    <Root open={mounted} onOpenChange={closeOverlay}>
      <Portal container={document.body}>
        <Overlay
          ref={(element) => {
            motion.elements.backdrop = element;
            takeOver(element);
          }}
          className="fixed inset-0 z-40 bg-ground-deep opacity-(--backdrop,1) data-[state=closed]:animate-[fade-out_200ms_ease-in_forwards] data-[state=open]:animate-[fade-in_200ms_ease-out_var(--elapsed,0ms)] motion-reduce:animate-none!"
        />
        <Content
          {...useOutsideClick(closeOverlay)}
          onKeyDown={handleKeyDown}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => focusOpener(event, store, { kind: 'lightbox', index })}
          className="group/lightbox fixed inset-0 z-40 text-white outline-none data-[state=closed]:pointer-events-none data-[state=closed]:animate-[lightbox-close_280ms_forwards] motion-reduce:animate-none!"
        >
          <LightboxFrame gallery={gallery} open={open} onClose={closeOverlay} />
        </Content>
      </Portal>
    </Root>
  );
}

/** What belongs to the lightbox; everything else is outside. */
const inside = 'button, img, h2, p, [role="alert"]';

/** px; a pointer that moved further between down and up did not click. */
const clickTolerance = 10;

/** Handlers that call `onClick` for a click, down and up, outside the picture and the controls. */
function useOutsideClick(onClick: () => void) {
  const down = useRef<Point>(undefined);
  const outsidePoint = ({ target, clientX, clientY }: MouseEvent): Point | undefined =>
    target instanceof Element && !target.closest(inside) ? { x: clientX, y: clientY } : undefined;
  return {
    onPointerDownCapture(event: MouseEvent) {
      down.current = outsidePoint(event);
    },
    onClick(event: MouseEvent) {
      const [from, to] = [down.current, outsidePoint(event)];
      down.current = undefined;
      if (from && to && Math.hypot(to.x - from.x, to.y - from.y) < clickTolerance) onClick();
    },
  };
}
