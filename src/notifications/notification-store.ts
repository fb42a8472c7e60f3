import { createStore, useStore } from 'zustand';
import { notification } from '#src/config/specification.ts';

export interface SiteNotification {
  id: number;
  kind: 'success' | 'danger';
  title: string;
  text: string;
  open: boolean;
}

interface NotificationState {
  /**
   * They are in order of arrival. Closed ones stay while they fade out, and are dropped when one
   * arrives while none is open.
   */
  items: readonly SiteNotification[];
  /** The page is hidden or without focus. */
  away: boolean;
}

export const notificationStore = createStore<NotificationState>(() => ({ items: [], away: false }));

export function notify(content: Omit<SiteNotification, 'id' | 'open'>) {
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

export function trackAttention() {
  const update = ({ type }: Event) => {
    const hidden = document.visibilityState === 'hidden' || !document.hasFocus();
    notificationStore.setState({ away: type === 'blur' || hidden });
  };
  window.addEventListener('blur', update);
  window.addEventListener('focus', update);
  document.addEventListener('visibilitychange', update);
}

/** Maximum of a timer, ms. */
const maxDelay = 2 ** 31 - 1;

/** Display time in ms. It restarts when the visitor returns, who may have seen nothing of it. */
export function useDisplayTime(): number {
  return useStore(notificationStore, ({ away }) => away) ? maxDelay : notification.display;
}
