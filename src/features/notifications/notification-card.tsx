import * as Toast from '@radix-ui/react-toast';
import { type MouseEvent, useId, useRef, useState } from 'react';
import * as controls from '#content/texts/controls.ts';
import { Glyph } from '#src/components/glyph.tsx';
import { lockTexts } from '#src/content/browser-texts.data.ts';
import { isKeyboardClick } from '#src/lib/input-events.ts';
import type { SiteNotification } from '#src/store/notification-slice.ts';

const variants = {
  success: { background: 'bg-success', contrast: 'contrast-more:bg-success', glyph: 'check' },
  danger: { background: 'bg-danger', contrast: 'contrast-more:bg-danger', glyph: 'warning' },
} as const;

interface NotificationCardProps extends SiteNotification {
  /** @param width of the card, px */
  onPress: (width: number) => void;
  onClose: () => void;
}

/** Closes after the display time, and by a swipe to the right, Escape or a click. */
export function NotificationCard({
  kind,
  title,
  text,
  open,
  onPress,
  onClose,
}: NotificationCardProps) {
  const { background, contrast, glyph } = variants[kind];
  const titleId = useId();
  const textId = useId();
  const swiped = useRef(false);
  const [cancelledSwipes, setCancelledSwipes] = useState(0);

  const closeByClick = (event: MouseEvent) => {
    // A mouse swipe ends with a click.
    if (!swiped.current || isKeyboardClick(event)) onClose();
  };

  // Radix announces the card's text content, which needs a space between title and text.
  return (
    <Toast.Root
      // Remounts after `pointercancel`, because Radix does not reset the swipe (react-toast 1.3.1,
      // radix-ui/primitives#4141).
      key={cancelledSwipes}
      onPointerCancel={() => setCancelledSwipes(cancelledSwipes + 1)}
      open={open}
      onOpenChange={onClose}
      onPointerDown={({ currentTarget }) => {
        swiped.current = false;
        onPress(currentTarget.offsetWidth);
      }}
      onSwipeStart={() => {
        swiped.current = true;
      }}
      // A press must not move the focus out of a field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={closeByClick}
      className="toast:w-(--notification-width) pointer-events-auto w-full notification-motion cursor-pointer"
    >
      <div
        role="status"
        // Radix announces the text in another element; the role is for the name.
        aria-live="off"
        aria-labelledby={`${titleId} ${textId}`}
        className="toast:p-0 p-2"
      >
        <div
          className={`rounded-card bg-background-deep/85 flex items-start gap-3 glass py-3 pr-2 pl-4 text-white ${contrast}`}
        >
          <span
            className={`rounded-icon mt-1 grid size-10 shrink-0 place-items-center ${background}`}
          >
            <Glyph name={glyph} />
          </span>
          <div className="min-w-0 grow">
            <span aria-hidden className="text-secondary-alt block text-sm contrast-more:text-white">
              {lockTexts.received}
            </span>
            <Toast.Title id={titleId} className="leading-snug font-semibold">
              {title}
            </Toast.Title>{' '}
            <Toast.Description id={textId} className="text-on-background-muted text-sm">
              {text}
            </Toast.Description>
          </div>
          {/* A click bubbles to the card, which closes. */}
          <button
            type="button"
            aria-label={controls.close}
            className="mt-0.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/20"
          >
            <Glyph name="close" size={20} />
          </button>
        </div>
      </div>
    </Toast.Root>
  );
}
