import { useSyncExternalStore } from 'react';
import { notification } from '#src/config/specification.ts';

/** The width in px that a notification has now: its own, or the viewport's on a small screen. */
export function useNotificationWidth(): number {
  return useSyncExternalStore(followResize, notificationWidth, ownWidth);
}

function followResize(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function notificationWidth(): number {
  // The media query of the layout counts the scrollbar, the layout itself does not.
  return window.innerWidth < notification.fullWidthBelow
    ? document.documentElement.clientWidth
    : notification.width;
}

function ownWidth(): number {
  return notification.width;
}
