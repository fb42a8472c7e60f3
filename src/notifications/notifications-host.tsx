import { useEffect } from 'react';
import { useStore } from 'zustand';
import { chunk, useChunk } from '#src/lib/chunk.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { notificationStore } from './notification-store.ts';
import { PlainNotifications } from './plain-notifications.tsx';
import { followAttention } from './use-display-time.ts';

const notifications = chunk(
  'notifications',
  () => import('./notifications.tsx'),
  (module) => module.Notifications,
);

/** Fetches what shows a notification, before one is needed. */
export const preloadNotifications = notifications.preload;

/** Shows the notifications, from the first one on. Where their view cannot be loaded, their texts. */
export function NotificationsHost() {
  const { batch } = useStore(notificationStore);
  // From the start: a visitor may leave before the first of them.
  useEffect(followAttention, []);
  return (
    // It is there before the first of them, and aria-live keeps what it holds readable while a dialog
    // hides the rest.
    <div aria-live="off">
      {batch > 0 && (
        <ErrorBoundary subject={String(batch)} fallback={<PlainNotifications />}>
          <LoadedNotifications />
        </ErrorBoundary>
      )}
    </div>
  );
}

function LoadedNotifications() {
  const Notifications = useChunk(notifications, true);
  return Notifications && <Notifications />;
}
