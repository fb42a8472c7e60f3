import { useEffect } from 'react';
import { useStore } from 'zustand';
import { notificationRegion } from '#content/texts/controls.ts';
import { dismiss, notificationStore, type SiteNotification } from './notification-store.ts';
import { useDisplayTime } from './use-display-time.ts';

/** The notifications as plain text, for where the view that moves and announces them cannot be loaded. */
export function PlainNotifications() {
  const { items } = useStore(notificationStore);
  return (
    <section aria-label={notificationRegion} className="fixed inset-x-0 top-0 z-50">
      {items.map((item) => item.open && <PlainNotification key={item.id} {...item} />)}
    </section>
  );
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
