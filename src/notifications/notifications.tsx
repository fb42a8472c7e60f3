import { Provider, Viewport } from '@radix-ui/react-toast';
import { type CSSProperties, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import * as controls from '#content/texts/controls.ts';
import { notification } from '#src/config/specification.ts';
import { NotificationCard } from './notification-card.tsx';
import { dismiss, notificationStore } from './notification-store.ts';
import { useDisplayTime } from './use-display-time.ts';
import { useFocusReturn } from './use-focus-return.ts';
import './notifications.css';

const measures = {
  // Wider only for a visitor whose letters are larger than those of any screen.
  '--notification-width': `max(${notification.width}px, 13.5rem)`,
  '--notification-slide': `${notification.slide}ms`,
  '--notification-fade': `${notification.fade}ms`,
} as CSSProperties;

/** The region that shows the notifications, above everything else. Mount it once. */
export function Notifications() {
  const { batch, items } = useStore(notificationStore);
  const width = useSyncExternalStore(followResize, currentWidth, () => notification.width);
  const duration = useDisplayTime();
  const region = useRef<HTMLDivElement>(null);
  const returnFocus = useFocusReturn(region);

  const close = (id: number) => {
    returnFocus();
    dismiss(id);
  };

  // Radix forgets to end its pause when the last notification closes under the pointer or the focus;
  // the next one would stay forever. A provider for each batch starts afresh.
  return (
    <Provider
      key={batch}
      label={controls.notification}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={width * notification.swipeShare}
    >
      <div ref={region}>
        {/* aria-live keeps the region readable while a dialog hides the rest; Radix announces. */}
        <Viewport
          label={controls.notificationRegion}
          aria-live="off"
          style={measures}
          className="pointer-events-none fixed top-0 right-0 z-50 flex w-full flex-col gap-2 pt-[env(safe-area-inset-top)] toast:w-auto toast:pt-[max(1rem,env(safe-area-inset-top))] toast:pr-[max(1rem,env(safe-area-inset-right))]"
        />
      </div>
      {items.map((item) => (
        <NotificationCard key={item.id} notification={item} onClose={() => close(item.id)} />
      ))}
    </Provider>
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
