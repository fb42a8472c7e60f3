import { useEffect } from 'react';
import { useStore } from 'zustand';
import { notificationRegion } from '#content/texts/controls.ts';
import { chunk, useChunk } from '#src/lib/chunk.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import {
  dismiss,
  notificationStore,
  type SiteNotification,
  trackAttention,
  useDisplayTime,
} from './notification-store.ts';

const notifications = chunk('notifications', async () => {
  const { Notifications } = await import('./notifications.tsx');
  return Notifications;
});

export const prefetchNotifications = notifications.prefetch;

/** The notifications, as plain text if their view cannot be loaded. */
export function LazyNotifications() {
  const items = useStore(notificationStore, (state) => state.items);
  // This starts with the page: the visitor may leave before the first notification.
  useEffect(trackAttention, []);
  return (
    // Radix hides no element with this attribute behind a dialog; `off` announces nothing.
    <div aria-live="off">
      {items[0] && (
        <ErrorBoundary
          subject={String(items[0].id)}
          fallback={
            <section aria-label={notificationRegion} className="fixed inset-x-0 top-0 z-50">
              {items.map((item) => item.open && <PlainNotification key={item.id} {...item} />)}
            </section>
          }
        >
          <LoadedNotifications />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Without a reload, which would lose the notification; plain text shows it as well. */
const stay = async () => {};

function LoadedNotifications() {
  const Notifications = useChunk(notifications, true, stay);
  return Notifications && <Notifications />;
}

function PlainNotification({ id, title, text }: SiteNotification) {
  const duration = useDisplayTime();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <p
      role="status"
      aria-label={`${title} ${text}`}
      className="bg-ground-dark px-4 py-3 text-center text-white"
    >
      <span className="font-semibold">{title}</span> {text}
    </p>
  );
}
