import { createStore } from 'zustand';

/** What a notification tells the visitor. */
interface NotificationContent {
  kind: 'success' | 'danger';
  title: string;
  text: string;
}

export interface SiteNotification extends NotificationContent {
  id: number;
  /** A closed notification stays in the list, so that it can fade, until the next batch begins. */
  open: boolean;
}

export interface NotificationState {
  /** Counts up whenever a notification arrives while none is open. */
  batch: number;
  items: readonly SiteNotification[];
}

/** One store for the whole visit: a message may be answered after its form is long gone. */
export const notificationStore = createStore<NotificationState>(() => ({ batch: 0, items: [] }));

/** The state with one more open notification at its end. */
export function withNotification(
  { batch, items }: NotificationState,
  content: NotificationContent,
): NotificationState {
  const added = { ...content, id: (items.at(-1)?.id ?? 0) + 1, open: true };
  return items.some(({ open }) => open)
    ? { batch, items: [...items, added] }
    : { batch: batch + 1, items: [added] };
}

/** The state in which the notification `id` is closed; the same one where it is not open. */
export function withoutNotification(state: NotificationState, id: number): NotificationState {
  if (!state.items.some((item) => item.id === id && item.open)) return state;
  const items = state.items.map((item) => (item.id === id ? { ...item, open: false } : item));
  return { ...state, items };
}

/** Shows a notification; it goes by itself after a while. */
export function notify(content: NotificationContent) {
  notificationStore.setState((state) => withNotification(state, content));
}

/** Closes the notification `id`. */
export function dismiss(id: number) {
  notificationStore.setState((state) => withoutNotification(state, id));
}
