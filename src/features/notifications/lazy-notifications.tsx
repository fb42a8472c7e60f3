import { Suspense, useDeferredValue, useEffect } from 'react';
import { notificationRegion } from '#content/texts/controls.ts';
import { LazyBoundary } from '#src/components/lazy-boundary.tsx';
import { lazyComponent } from '#src/lib/load-chunk.ts';
import type { SiteNotification } from '#src/store/notification-slice.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { trackAttention, useDisplayTime } from './display-time.ts';

const notifications = lazyComponent(
  'notifications',
  async () => (await import('./notifications.tsx')).Notifications,
);

export const prefetchNotifications = notifications.prefetch;

/** The notifications, as plain text if their component cannot be loaded. */
export function LazyNotifications() {
  const store = useVisitStore();
  const items = useVisit((visit) => visit.notifications);
  // Deferred, because React keeps even an empty fallback for at least 300 ms.
  const isNeeded = useDeferredValue(items.length > 0);
  // Not in the lazy component: the visitor may leave before the first notification.
  useEffect(() => trackAttention(store), [store]);
  return (
    // Radix does not hide elements with `aria-live` behind a dialog; `off` announces nothing.
    <div aria-live="off">
      <LazyBoundary
        // A new key retries the import.
        key={items[0]?.id}
        lazy={notifications}
        failed={() => (
          <section aria-label={notificationRegion} className="fixed inset-x-0 top-0 z-50">
            {items.map((item) => item.open && <PlainNotification key={item.id} {...item} />)}
          </section>
        )}
      >
        {(Notifications) => <Suspense>{isNeeded && <Notifications />}</Suspense>}
      </LazyBoundary>
    </div>
  );
}

function PlainNotification({ id, title, text }: SiteNotification) {
  const dismiss = useVisit((visit) => visit.dismiss);
  const duration = useDisplayTime();
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, dismiss, duration]);
  return (
    <p
      role="status"
      aria-label={`${title} ${text}`}
      className="bg-background-dark px-4 py-3 text-center text-white"
    >
      <span className="font-semibold">{title}</span> {text}
    </p>
  );
}
