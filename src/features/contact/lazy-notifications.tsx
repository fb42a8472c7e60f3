import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { trackAttention } from '#src/features/notifications/attention.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';

// Only a sent message causes notifications, so the form's chunk has been loaded before.
const Notifications = lazy(async () => ({
  default: (await import('./contact-form.tsx')).FormNotifications,
}));

export function LazyNotifications() {
  const store = useVisitStore();
  const items = useVisit((visit) => visit.notifications);
  // Without deferring, React would keep even an empty fallback for 300 ms (facebook/react#31819).
  const isNeeded = useDeferredValue(items.length > 0);
  // The page may lose the focus before `Notifications` is loaded.
  useEffect(() => trackAttention(store), [store]);
  return (
    // Elements with `aria-live` are not hidden by Radix Dialog. `off` announces nothing.
    <div aria-live="off">
      <ErrorBoundary resetKey={items[0]?.id} fallback={null}>
        <Suspense>{isNeeded && <Notifications />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
