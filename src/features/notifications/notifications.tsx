import * as Toast from '@radix-ui/react-toast';
import { type CSSProperties, type FocusEvent, useRef, useState } from 'react';
import * as controls from '#content/texts/controls.ts';
import { notification, siteLanguage } from '#src/lib/specification.ts';
import { useVisit } from '#src/store/visit-store.ts';
import { useDisplayTime } from './attention.ts';
import { NotificationCard } from './notification-card.tsx';

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
  /** Width of the card that was pressed last, px. Each swipe begins with a press. */
  const [pressedWidth, setPressedWidth] = useState(0);
  /** Element from which the focus entered the region. */
  const origin = useRef<HTMLElement>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget as Node | null)) return;
    origin.current = relatedTarget as HTMLElement | null;
  }

  /** Moves the focus out of the card before the card is removed. */
  function close(id: number) {
    if (region.current?.contains(document.activeElement)) {
      origin.current?.focus({ preventScroll: true });
    }
    dismiss(id);
  }

  // Radix pauses timers on hover and focus, and does not resume them if the toast closes. A new key
  // resets the provider (react-toast 1.3.1, radix-ui/primitives#2268, #3355).
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only tracks the focus.
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
