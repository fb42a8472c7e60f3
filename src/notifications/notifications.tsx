import { Provider, Viewport } from '@radix-ui/react-toast';
import { type CSSProperties, type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import * as controls from '#content/texts/controls.ts';
import { notification } from '#src/config/specification.ts';
import { NotificationCard } from './notification-card.tsx';
import { dismiss, notificationStore, useDisplayTime } from './notification-store.ts';
import './notifications.css';

const measures = {
  // Wider only for a visitor whose letters are larger than those of any screen.
  '--notification-width': `max(${notification.width}px, 13.5rem)`,
  '--notification-slide': `${notification.slide}ms`,
  '--notification-fade': `${notification.fade}ms`,
} as CSSProperties;

/** The region that shows the notifications, above everything else. Mount it once. */
export function Notifications() {
  const items = useStore(notificationStore, (state) => state.items);
  const width = useSyncExternalStore(followResize, currentWidth, () => notification.width);
  const duration = useDisplayTime();
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before it came into the region. */
  const origin = useRef<HTMLElement>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (region.current?.contains(relatedTarget as Node | null)) return;
    origin.current = relatedTarget as HTMLElement | null;
  }

  /** Returns the focus first: removing what has it would leave it nowhere. */
  function close(id: number) {
    if (region.current?.contains(document.activeElement)) {
      origin.current?.focus({ preventScroll: true });
    }
    dismiss(id);
  }

  // Radix forgets to end its pause when the last notification closes under the pointer or the focus;
  // the next one would stay forever. A new provider starts afresh.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens.
    <div ref={region} onFocus={rememberOrigin}>
      <Provider
        key={items[0]?.id}
        label={controls.notification}
        duration={duration}
        swipeDirection="right"
        swipeThreshold={width * notification.swipeShare}
      >
        {/* aria-live keeps the region readable while a dialog hides the rest; Radix announces. */}
        <Viewport
          label={controls.notificationRegion}
          aria-live="off"
          style={measures}
          className="pointer-events-none fixed top-0 right-0 z-50 flex w-full flex-col gap-2 pt-[env(safe-area-inset-top)] toast:w-auto toast:pt-[max(1rem,env(safe-area-inset-top))] toast:pr-[max(1rem,env(safe-area-inset-right))]"
        />
        {items.map((item) => (
          <NotificationCard key={item.id} notification={item} onClose={() => close(item.id)} />
        ))}
      </Provider>
    </div>
  );
}

function followResize(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The width in px that a notification has now: its own, or the viewport's on a small screen. */
function currentWidth(): number {
  // The layout's media query counts the scroll bar, the layout itself does not.
  return window.innerWidth < notification.fullWidthBelow
    ? document.documentElement.clientWidth
    : notification.width;
}
