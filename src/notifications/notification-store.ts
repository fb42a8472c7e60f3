import { createStore, useStore } from 'zustand';
import { notification } from '#src/config/specification.ts';

interface NotificationContent {
  kind: 'success' | 'danger';
  title: string;
  text: string;
}

export interface SiteNotification extends NotificationContent {
  id: number;
  open: boolean;
}

interface NotificationState {
  /** In the order of their arrival. A closed one stays, to fade, until one arrives while none is open. */
  items: readonly SiteNotification[];
  /** The visitor looks at something else. */
  away: boolean;
}

/** One store for the whole visit: a message may be answered after its form is long gone. */
export const notificationStore = createStore<NotificationState>(() => ({ items: [], away: false }));

export function notify(content: NotificationContent) {
  notificationStore.setState(({ items }) => {
    const added = { ...content, id: (items.at(-1)?.id ?? 0) + 1, open: true };
    return { items: items.some(({ open }) => open) ? [...items, added] : [added] };
  });
}

export function dismiss(id: number) {
  notificationStore.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, open: false } : item)),
  }));
}

/** Keeps `away` up to date: whether the page can be seen and has the focus. */
export function followAttention() {
  const follow = ({ type }: Event) => {
    const hidden = document.visibilityState === 'hidden' || !document.hasFocus();
    notificationStore.setState({ away: type === 'blur' || hidden });
  };
  window.addEventListener('blur', follow);
  window.addEventListener('focus', follow);
  document.addEventListener('visibilitychange', follow);
}

/** The longest ms that a timer takes. */
const forever = 2 ** 31 - 1;

/** ms after which a notification goes. On return its time begins anew: nobody knows how much of it was seen. */
export function useDisplayTime(): number {
  return useStore(notificationStore, ({ away }) => away) ? forever : notification.display;
}
