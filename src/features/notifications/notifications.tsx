import * as Toast from '@radix-ui/react-toast';
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import * as controls from '#content/texts/controls.ts';
import { Glyph } from '#src/components/glyph.tsx';
import { lockTexts } from '#src/content/browser-texts.data.ts';
import { isKeyboardClick } from '#src/lib/input-events.ts';
import { notification, siteLanguage } from '#src/lib/specification.ts';
import type { SiteNotification } from '#src/store/notification-slice.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { useDisplayTime } from './attention.ts';

const sizes = {
  // Wider than specified if the root font is larger than 24 px.
  '--notification-width': `max(${notification.width}px, 13.5rem)`,
  '--notification-slide-in': `${notification.slideIn}ms`,
  '--notification-fade-out': `${notification.fadeOut}ms`,
} as CSSProperties;

/** The region of all notifications, above everything else. Mount it once. */
export function Notifications() {
  const items = useVisit((visit) => visit.notifications);
  const dismiss = useVisit((visit) => visit.dismiss);
  const duration = useDisplayTime();
  const region = useRef<HTMLDivElement>(null);
  /** Width of the card that was pressed last, px: a swipe begins with a press. */
  const [pressedWidth, setPressedWidth] = useState(0);
  /** Element from which the focus entered the region. */
  const origin = useRef<HTMLElement>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget as Node | null)) return;
    origin.current = relatedTarget as HTMLElement | null;
  }

  /** Moves the focus out of the card before its removal. */
  function close(id: number) {
    if (region.current?.contains(document.activeElement)) {
      origin.current?.focus({ preventScroll: true });
    }
    dismiss(id);
  }

  // Radix pauses timers on hover and focus, and does not resume them if the toast closes. A new key
  // resets the provider (react-toast 1.3.1, radix-ui/primitives#2268, #3355).
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus.
    <div ref={region} lang={siteLanguage} onFocus={rememberOrigin}>
      <Toast.Provider
        key={items[0]?.id}
        label={controls.notification}
        duration={duration}
        swipeDirection="right"
        swipeThreshold={pressedWidth * notification.swipeShare}
      >
        <Toast.Viewport
          label={controls.notificationRegion}
          // Elements with `aria-live` are not hidden by Radix Dialog. `off`, because Radix Toast
          // announces toasts in another element.
          aria-live="off"
          style={sizes}
          className="toast:w-auto toast:top-(--top-bar) toast:pt-3 toast:pr-edge-right top-safe-top pointer-events-none fixed right-0 z-50 flex w-full flex-col gap-2 pt-4"
        />
        {items.map((item) => (
          <NotificationCard
            key={item.id}
            {...item}
            onPress={setPressedWidth}
            onClose={() => close(item.id)}
          />
        ))}
      </Toast.Provider>
    </div>
  );
}

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
function NotificationCard({ kind, title, text, open, onPress, onClose }: NotificationCardProps) {
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
      // Remounts after `pointercancel`: Radix does not reset the swipe (react-toast 1.3.1,
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
          {/* Its click bubbles to the card, which closes. */}
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
