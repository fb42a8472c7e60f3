import { beforeEach, expect, it } from 'vitest';
import { dismiss, notificationStore, notify } from './notification-store.ts';

const sent = { kind: 'success', title: 'Nachricht abgeschickt', text: '' } as const;
const items = () => notificationStore.getState().items;

beforeEach(() => notificationStore.setState({ items: [] }));

it('dismiss closes one notification only when others have come and gone before', () => {
  notify(sent);
  dismiss(1);
  notify(sent);
  notify(sent);
  dismiss(items().at(-1)?.id ?? 0);
  expect(items().map(({ open }) => open)).toEqual([true, false]);
});
