import type { StateCreator } from 'zustand';

export interface SiteNotification {
  id: number;
  kind: 'success' | 'danger';
  title: string;
  text: string;
  open: boolean;
}

export interface NotificationSlice {
  /** Oldest first. Closed notifications stay until `notify` is called while all are closed. */
  notifications: readonly SiteNotification[];
  /** Whether the page is hidden or without focus. */
  away: boolean;
  notify: (content: Omit<SiteNotification, 'id' | 'open'>) => void;
  dismiss: (id: number) => void;
  setAway: (away: boolean) => void;
}

export const createNotificationSlice: StateCreator<NotificationSlice> = (set) => ({
  notifications: [],
  away: false,
  notify: (content) =>
    set(({ notifications: shown }) => {
      const added = { ...content, id: (shown.at(-1)?.id ?? 0) + 1, open: true };
      return { notifications: shown.some(({ open }) => open) ? [...shown, added] : [added] };
    }),
  dismiss: (id) =>
    set(({ notifications }) => ({
      notifications: notifications.map((one) => (one.id === id ? { ...one, open: false } : one)),
    })),
  setAway: (away) => set({ away }),
});
