import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeAt } from '#src/navigation/place.ts';
import { createVisitStore } from '#src/store/visit-store.ts';
import { sendMessage } from './send-message.ts';

const storeMessage = vi.hoisted(() => vi.fn<(id: string, message: object) => Promise<void>>());
vi.mock('./firestore.ts', () => ({ storeMessage }));

const erika = { name: 'Erika', email: 'erika@beispiel.de', message: 'Hallo!' };
const log = vi.spyOn(console, 'error');

const store = createVisitStore(placeAt({ pathname: '/kontakt', hash: '' }));
const draft = () => store.getState().draft;
const lastNotification = () => store.getState().notifications.at(-1);

beforeEach(() => {
  storeMessage.mockReset().mockResolvedValue();
  log.mockReset().mockReturnValue();
  store.getState().saveDraft(erika);
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());
afterAll(() => log.mockRestore());

describe('sendMessage', () => {
  it('stores the message, and then removes the draft', async () => {
    let stored = () => {};
    storeMessage.mockReturnValue(new Promise((resolve) => (stored = resolve)));
    const sending = sendMessage(store, erika);
    await vi.advanceTimersByTimeAsync(5000);
    expect(storeMessage.mock.calls).toEqual([[expect.any(String), erika]]);
    expect(draft()).toEqual(erika);
    stored();
    await sending;
    expect(draft()).toBeUndefined();
    expect(lastNotification()).toMatchObject({ kind: 'success' });
  });

  it('stores the texts trimmed, and the e-mail address without invisible characters', async () => {
    await sendMessage(store, {
      name: ' Erika ',
      email: 'erika\u200e@beispiel.de\u202c',
      message: '\nHallo!',
    });
    expect(storeMessage.mock.calls).toEqual([[expect.any(String), erika]]);
  });

  it('keeps the draft, and logs only the cause, when the message is refused', async () => {
    const code = 'permission-denied';
    storeMessage.mockRejectedValue(Object.assign(new Error(Object.values(erika).join()), { code }));
    const sending = sendMessage(store, erika);
    await vi.runAllTimersAsync();
    await sending;
    expect(draft()).toEqual(erika);
    expect(log.mock.calls).toEqual([['The message was not sent: permission-denied.']]);
  });

  it('shows a failure when there is no answer for 15 s', async () => {
    storeMessage.mockReturnValue(new Promise(() => undefined));
    const before = lastNotification();
    const sending = sendMessage(store, erika);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(lastNotification()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(lastNotification()).toMatchObject({ kind: 'danger' });
    expect(log.mock.calls).toEqual([['The message was not sent: no answer after 15 s.']]);
  });
});
