import { Description, Root, Title } from '@radix-ui/react-toast';
import { type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { close } from '#content/texts/controls.ts';
import { Glyph } from '#src/ui/glyph.tsx';
import type { SiteNotification } from './notification-store.ts';

const variants = {
  success: { ground: 'bg-success', glyph: 'check' },
  danger: { ground: 'bg-danger', glyph: 'warning' },
} as const;

interface NotificationCardProps {
  notification: SiteNotification;
  onClose: () => void;
}

/** One notification. It goes by itself, by a swipe to the right, by Escape and by a click anywhere. */
export function NotificationCard({ notification, onClose }: NotificationCardProps) {
  const { kind, title, text, open } = notification;
  const { ground, glyph } = variants[kind];
  const titleId = useId();
  const textId = useId();
  const swiped = useRef(false);

  const closeByClick = ({ detail }: MouseEvent) => {
    // A swipe by mouse ends with a click; detail 0 is a click by keyboard.
    if (!swiped.current || detail === 0) onClose();
  };

  // Radix's announcement reads the texts from the card, so a space must stand between them.
  return (
    <Root
      open={open}
      onOpenChange={onClose}
      onPointerDown={() => {
        swiped.current = false;
      }}
      onSwipeStart={() => {
        swiped.current = true;
      }}
      onPointerCancel={endSwipe}
      onMouseDown={keepFocus}
      onClick={closeByClick}
      style={{ touchAction: 'pan-y', pointerEvents: 'auto' }}
      className="w-full cursor-pointer focus-visible:-outline-offset-4 toast:focus-visible:outline-offset-2 toast:w-(--notification-width) toast:rounded-card data-[state=open]:not-data-swipe:animate-[notification-in_var(--notification-slide)_ease-out] data-[state=closed]:animate-[notification-out_var(--notification-fade)_ease-in_forwards] data-[state=closed]:data-[swipe=end]:animate-[notification-swiped_var(--notification-fade)_ease-out_forwards] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-200 motion-reduce:[animation-duration:0s]! motion-reduce:transition-none!"
    >
      <div
        role="status"
        aria-live="off"
        aria-labelledby={`${titleId} ${textId}`}
        className={`flex items-start gap-3 py-3 pr-2 pl-4 text-white shadow-card toast:rounded-card ${ground}`}
      >
        <Glyph name={glyph} className="mt-2 shrink-0" />
        <div className="min-w-0 grow py-2">
          <Title id={titleId} className="font-semibold">
            {title}
          </Title>{' '}
          <Description id={textId} className="text-sm">
            {text}
          </Description>
        </div>
        <button
          type="button"
          aria-label={close}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/20"
        >
          <Glyph name="close" size={20} />
        </button>
      </div>
    </Root>
  );
}

/** A press must not take the focus away from the field that the visitor is writing in. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Radix does not know that the browser may cancel a gesture, to scroll for example. Moving back
 * behind its start and letting go there ends a swipe without dismissing.
 */
function endSwipe({ currentTarget, pointerId }: PointerEvent) {
  const behindStart = { bubbles: true, pointerId, clientX: -1, clientY: 0 };
  currentTarget.dispatchEvent(new PointerEvent('pointermove', behindStart));
  currentTarget.dispatchEvent(new PointerEvent('pointerup', behindStart));
}
