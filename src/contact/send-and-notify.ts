import { notifications } from '#content/texts/form.ts';
import { pretendedSending, sendTimeout } from '#src/config/specification.ts';
import { chunk } from '#src/lib/chunk.ts';
import { mayPrefetch } from '#src/lib/may-prefetch.ts';
import { leaveReplacedBuild } from '#src/lib/replaced-build.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { prefetchNotifications } from '#src/notifications/lazy-notifications.tsx';
import { notify } from '#src/notifications/notification-store.ts';
import { visitDraft } from './draft.ts';
import { type Message, trimMessage } from './fields.ts';

const firestore = chunk('firestore', () => import('./firestore.ts'));

let hasFailed = false;

/**
 * Prefetches Firestore and the notifications when a form opens. If that fails, or a message failed
 * before, it reloads the page if the host has a newer build; the form keeps its text.
 */
export function prepareSending() {
  if (hasFailed) void leaveReplacedBuild();
  if (mayPrefetch()) firestore.load().catch(leaveReplacedBuild);
  prefetchNotifications();
}

/**
 * Sends a message and notifies the visitor. Never rejects: a failure keeps the draft, and its log
 * quotes nothing.
 * @param spam pretends to send, so that a bot does not try something else
 */
export async function sendMessage(message: Message, spam = false): Promise<void> {
  const id = visitDraft.startAttempt(message);
  const store = async () => {
    if (spam) return new Promise<void>((resolve) => setTimeout(resolve, pretendedSending));
    const { storeMessage } = await firestore.load();
    await storeMessage(id, trimMessage(message));
  };
  try {
    await withTimeout(sendTimeout, store(), `no answer after ${sendTimeout / 1000} s`);
  } catch (error) {
    hasFailed = true;
    visitDraft.failAttempt(message, id);
    console.error(`The message was not sent: ${causeOf(error)}.`);
    notify({ kind: 'danger', ...notifications.failed });
    return;
  }
  visitDraft.finishAttempt(message);
  notify({ kind: 'success', ...notifications.sent });
}

/** Firebase's code if there is one: its message may quote the document. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
