import { Suspense, useDeferredValue, useEffect } from 'react';
import { notificationRegion } from '#content/texts/controls.ts';
import { LazyBoundary } from '#src/components/lazy-boundary.tsx';
import { lazyComponent } from '#src/lib/load-chunk.ts';
import type { SiteNotification } from '#src/store/notification-slice.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { trackAttention, useDisplayTime } from './display-time.ts';

const view = lazyComponent(
  'notifications',
  async () => (await import('./notifications.tsx')).Notifications,
);

export const prefetchNotifications = view.prefetch;

/** The notifications, as plain text if their view cannot be loaded. */
export function LazyNotifications() {
  const store = useVisitStore();
  const items = useVisit((visit) => visit.notifications);
  // Deferred, because React leaves even an empty fallback for at least 300 ms.
  const isNeeded = useDeferredValue(items.length > 0);
  // This starts with the page: the visitor may leave before the first notification.
  useEffect(() => trackAttention(store), [store]);
  return (
    // Radix hides no element with this attribute behind a dialog; `off` announces nothing.
    <div aria-live="off">
      <LazyBoundary
        // The first of several notifications tries again to load it.
        key={items[0]?.id}
        lazy={view}
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
