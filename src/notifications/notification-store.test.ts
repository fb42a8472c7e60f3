import { describe, expect, it } from 'vitest';
import {
  dismiss,
  type NotificationState,
  notificationStore,
  notify,
  withNotification,
  withoutNotification,
} from './notification-store.ts';

const empty: NotificationState = { batch: 0, items: [] };
const sent = { kind: 'success', title: 'Sent', text: 'Thank you.' } as const;
const failed = { kind: 'danger', title: 'Failed', text: 'Try again.' } as const;

describe('withNotification', () => {
  it('adds an open notification', () => {
    expect(withNotification(empty, sent).items).toEqual([{ ...sent, id: 1, open: true }]);
  });

  it('keeps the others in the order of their arrival, each with an id of its own', () => {
    const state = withNotification(withNotification(empty, sent), failed);
    expect(state.items.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Sent'],
      [2, 'Failed'],
    ]);
    expect(state.batch).toBe(1);
  });

  it('lets a closed one fade while another is open', () => {
    const state = withoutNotification(withNotification(withNotification(empty, sent), sent), 1);
    expect(withNotification(state, failed).items.map(({ open }) => open)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('begins a new batch without the closed ones when none is open', () => {
    const state = withNotification(withoutNotification(withNotification(empty, sent), 1), failed);
    expect(state.batch).toBe(2);
    expect(state.items).toEqual([{ ...failed, id: 2, open: true }]);
  });
});

describe('withoutNotification', () => {
  it('closes one notification and leaves the others alone', () => {
    const state = withNotification(withNotification(empty, sent), failed);
    expect(withoutNotification(state, 1).items.map(({ open }) => open)).toEqual([false, true]);
  });

  it('changes nothing when the notification is closed or unknown', () => {
    const closed = withoutNotification(withNotification(empty, sent), 1);
    expect(withoutNotification(closed, 1)).toBe(closed);
    expect(withoutNotification(closed, 7)).toBe(closed);
  });
});

it('notify shows and dismiss closes a notification of the visit', () => {
  notify(failed);
  const [shown] = notificationStore.getState().items;
  expect(shown).toMatchObject({ ...failed, open: true });
  dismiss(shown?.id ?? 0);
  expect(notificationStore.getState().items).toMatchObject([{ open: false }]);
});
