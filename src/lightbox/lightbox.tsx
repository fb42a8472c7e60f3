import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog';
import { type KeyboardEvent, memo, useDeferredValue, useState } from 'react';
import type { Picture } from '#src/content/types.ts';
import { focusFirst, focusOpener, useOverlayControls } from '#src/navigation/overlay.ts';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { createPictureStage } from './picture-stage.ts';
import { usePictureTurns } from './picture-turns.ts';
import { useOutsideClick } from './use-outside-click.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import { scaleOfKey, stepOfKey } from './viewer-keys.ts';
import './viewer.css';

interface ViewerProps {
  pictures: readonly Picture[];
}

/** Shows pictures over the whole screen, while the visit's state says that the viewer is open. */
export function Lightbox({ pictures }: ViewerProps) {
  const open = useVisit((state) => state.overlay?.kind === 'lightbox');
  // The picture leaves at once; the dialog around it is rendered in slices between frames.
  const shown = useDeferredValue(open);
  return <ViewerDialog pictures={pictures} open={shown} />;
}

/** What turns and moves is rendered by the frame alone: Radix's dialog around it is large. */
const ViewerDialog = memo(function ViewerDialog({
  pictures,
  open,
}: ViewerProps & { open: boolean }) {
  const { turnBy } = usePictureTurns(pictures.length);
  const { closeOverlay } = useOverlayControls();
  const store = useVisitStore();
  const [stage] = useState(createPictureStage);
  const outsideClick = useOutsideClick(closeOverlay);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    const scale = scaleOfKey(event, stage.motion.target.scale);
    if (step === 0 && scale === undefined) return;
    event.preventDefault();
    if (step !== 0) turnBy(step);
    else if (scale !== undefined) stage.zoomTo(scale);
  };

  return (
    <Root open={open && pictures.length > 0} onOpenChange={closeOverlay}>
      <Portal container={document.body}>
        <Overlay
          ref={stage.holdBackdrop}
          className="fixed inset-0 z-40 bg-ground-deep opacity-(--backdrop,1) data-[state=closed]:animate-[fade-out_200ms_ease-in_forwards] data-[state=open]:animate-[fade-in_200ms_ease-out] motion-reduce:animate-none!"
        />
        <Content
          {...outsideClick}
          onKeyDown={handleKeyDown}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) =>
            focusOpener(event, store, { kind: 'lightbox', index: stage.index })
          }
          className="group/viewer fixed inset-0 z-40 text-white outline-none data-[state=closed]:pointer-events-none data-[state=closed]:animate-[viewer-leave_280ms_forwards] motion-reduce:animate-none!"
        >
          <ViewerFrame pictures={pictures} stage={stage} onClose={closeOverlay} />
        </Content>
      </Portal>
    </Root>
  );
});
