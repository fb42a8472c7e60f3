import { expect, it } from 'vitest';
import { createStore } from 'zustand';
import { createNotificationSlice } from './notification-slice.ts';

const sent = { kind: 'success', title: 'Nachricht abgeschickt', text: '' } as const;

it('dismiss closes only the given notification, also after closed notifications were removed', () => {
  const store = createStore(createNotificationSlice);
  const { notify, dismiss } = store.getState();
  notify(sent);
  dismiss(1);
  notify(sent);
  notify(sent);
  dismiss(store.getState().notifications.at(-1)?.id ?? 0);
  expect(store.getState().notifications.map(({ open }) => open)).toEqual([true, false]);
});
