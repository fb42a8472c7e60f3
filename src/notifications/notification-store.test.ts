import { beforeEach, expect, it } from 'vitest';
import { dismiss, notificationStore, notify } from './notification-store.ts';

const sent = { kind: 'success', title: 'Sent', text: 'Thank you.' } as const;
const failed = { kind: 'danger', title: 'Failed', text: 'Try again.' } as const;

const items = () => notificationStore.getState().items;

beforeEach(() => notificationStore.setState({ items: [] }));

it('a closed one fades beside those that are open, and is gone when the next arrives alone', () => {
  notify(sent);
  notify(sent);
  dismiss(1);
  notify(failed);
  expect(items().map(({ open }) => open)).toEqual([false, true, true]);
  dismiss(2);
  dismiss(3);
  notify(failed);
  expect(items()).toEqual([{ ...failed, id: 4, open: true }]);
});
