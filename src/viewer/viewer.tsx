import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog';
import { type KeyboardEvent, useState } from 'react';
import type { Picture } from '#src/content/types.ts';
import { returnFocus, useOverlayControls } from '#src/state/overlay.ts';
import { openingLook } from './look.ts';
import { createPictureStage } from './picture-stage.ts';
import { useOutsideClick } from './use-outside-click.ts';
import { usePictureTurns } from './use-picture-turns.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import { scaleOfKey, stepOfKey } from './viewer-keys.ts';
import './viewer.css';

/** Shows pictures over the whole screen, while the visit's state says that the viewer is open. */
export function Viewer({ pictures }: { pictures: readonly Picture[] }) {
  const { open, index, turnTo } = usePictureTurns(pictures.length);
  const { closeOverlay } = useOverlayControls();
  const [look, setLook] = useState(openingLook);
  const [stage] = useState(() => createPictureStage(setLook));

  // While it leaves, it is closed already: closing once more would go a step back too far.
  const close = () => {
    if (open) closeOverlay();
  };
  const outsideClick = useOutsideClick(close);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    const scale = scaleOfKey(event, stage.motion.target.scale);
    if (step === 0 && scale === undefined) return;
    event.preventDefault();
    if (step !== 0) turnTo(index + step);
    else if (scale !== undefined) stage.zoomTo(scale);
  };

  return (
    <Root open={open && pictures.length > 0} onOpenChange={close}>
      <Portal container={document.body}>
        <Overlay
          ref={stage.holdBackdrop}
          className="fixed inset-0 z-40 bg-ground-deep opacity-(--backdrop,1) data-[state=closed]:animate-[fade-out_200ms_ease-in_forwards] data-[state=open]:animate-[fade-in_200ms_ease-out] motion-reduce:animate-none!"
        />
        <Content
          {...outsideClick}
          onKeyDown={handleKeyDown}
          onCloseAutoFocus={(event) => giveFocusBack(event, index)}
          data-pulling={look.phase === 'pulling' || undefined}
          className="group/viewer fixed inset-0 z-40 text-white outline-none data-[state=closed]:pointer-events-none data-[state=closed]:animate-[viewer-leave_280ms_forwards] motion-reduce:animate-none!"
        >
          <ViewerFrame
            pictures={pictures}
            index={index}
            open={open}
            look={look}
            stage={stage}
            onTurn={turnTo}
            onClose={close}
          />
        </Content>
      </Portal>
    </Root>
  );
}

/** To the button of the picture that was shown last, which is in view then, not that of the first one. */
function giveFocusBack(event: Event, index: number) {
  const opener = document.querySelector<HTMLElement>(`[data-viewer-opener="${index}"]`);
  returnFocus(event, opener);
  if (opener !== document.activeElement) opener?.focus();
}
