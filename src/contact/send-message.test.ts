import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leastFillTime, pretendedSending, sendTimeout } from '#src/config/specification.ts';
import { notificationStore } from '#src/notifications/notification-store.ts';
import { visitDraft } from './draft.ts';
import { emptyMessage } from './message.ts';
import { sendMessage } from './send-message.ts';

const storeMessage = vi.hoisted(() => vi.fn<(id: string, message: object) => Promise<void>>());
vi.mock('./firestore.ts', () => ({ storeMessage }));

const erika = { name: 'Erika', email: 'erika@beispiel.de', message: 'Hallo!' };
const log = vi.spyOn(console, 'error');

const lastNotification = () => notificationStore.getState().items.at(-1);

beforeEach(() => {
  storeMessage.mockReset().mockResolvedValue();
  log.mockReset().mockReturnValue();
  visitDraft.save(erika);
});

afterEach(() => vi.useRealTimers());

describe('a message that is stored', () => {
  it('has no white space at its ends', async () => {
    await sendMessage({ ...erika, name: ' Erika ', message: '\nHallo!' });
    expect(storeMessage).toHaveBeenCalledWith(expect.any(String), erika);
  });

  it('is told to the visitor and empties the draft', async () => {
    await sendMessage(erika);
    expect(lastNotification()).toMatchObject({
      kind: 'success',
      title: 'Nachricht abgeschickt',
      text: 'Ich werde mich bei Ihnen melden.',
    });
    expect(visitDraft.read()).toEqual(emptyMessage);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a message that is not stored', () => {
  const refusal = Object.assign(new Error('denied: Erika erika@beispiel.de Hallo!'), {
    code: 'permission-denied',
  });

  it('is told to the visitor and keeps the draft', async () => {
    storeMessage.mockRejectedValue(refusal);
    await sendMessage(erika);
    expect(lastNotification()).toMatchObject({
      kind: 'danger',
      title: 'Nachricht konnte nicht abgeschickt werden',
      text: 'Versuchen sie es nochmal oder schreiben sie mir eine E-Mail.',
    });
    expect(visitDraft.read()).toEqual(erika);
  });

  it('is logged in one line with its cause and with nothing of the visitor', async () => {
    storeMessage.mockRejectedValue(refusal);
    await sendMessage(erika);
    expect(log.mock.calls).toEqual([['The message was not sent: permission-denied.']]);
  });

  it('counts as failed after 15 s without an answer', async () => {
    vi.useFakeTimers();
    storeMessage.mockReturnValue(new Promise(() => undefined));
    let settled = false;
    const sending = sendMessage(erika).then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(sendTimeout - 1);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(lastNotification()).toMatchObject({ kind: 'danger' });
    expect(log.mock.calls).toEqual([['The message was not sent: no answer after 15 s.']]);
  });

  it('has the same id when it is sent again, and a new one after that success', async () => {
    storeMessage.mockRejectedValueOnce(refusal);
    await sendMessage(erika);
    await sendMessage(erika);
    visitDraft.save(erika);
    await sendMessage(erika);
    const [first, second, third] = storeMessage.mock.calls.map(([id]) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });
});

it('a draft that is sent again before the answer has the same id', async () => {
  let answer = () => {};
  storeMessage.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const first = sendMessage(erika);
  await vi.waitFor(() => expect(storeMessage).toHaveBeenCalledTimes(1));
  const second = sendMessage(erika);
  await vi.waitFor(() => expect(storeMessage).toHaveBeenCalledTimes(2));
  answer();
  await Promise.all([first, second]);
  const [firstId, secondId] = storeMessage.mock.calls.map(([id]) => id);
  expect(secondId).toBe(firstId);
});

it('a message that must wait is sent when its time has come', async () => {
  vi.useFakeTimers();
  const sending = sendMessage(erika, false, leastFillTime);
  await vi.advanceTimersByTimeAsync(leastFillTime - 1);
  expect(storeMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(storeMessage).toHaveBeenCalledTimes(1);
});

describe('spam', () => {
  it('is answered like a message that is stored, and is not stored', async () => {
    vi.useFakeTimers();
    const before = lastNotification();
    const sending = sendMessage(erika, true);
    await vi.advanceTimersByTimeAsync(pretendedSending - 1);
    expect(lastNotification()).toBe(before);
    expect(visitDraft.read()).toEqual(erika);
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(lastNotification()).toMatchObject({ kind: 'success', title: 'Nachricht abgeschickt' });
    expect(visitDraft.read()).toEqual(emptyMessage);
    expect(storeMessage).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});
