import { notifications } from '#content/texts/form.ts';
import { loadChunk, withTimeout } from '#src/lib/load-chunk.ts';
import { cleanMessage, type Message } from '#src/lib/message.ts';
import { prefetch } from '#src/lib/prefetching.ts';
import { pretendedSending, sendTimeout } from '#src/lib/specification.ts';
import type { VisitStore } from '#src/store/visit-store.ts';

const loadFirestore = () => loadChunk('firestore', () => import('./firestore.ts'));

export function prepareSending() {
  prefetch(loadFirestore);
}

/**
 * Stores a valid message and notifies the visitor. Never rejects: a failure is logged without the
 * message's text, and keeps the draft.
 */
export async function sendMessage(store: VisitStore, message: Message): Promise<void> {
  const { startSending, finishSending, notify } = store.getState();
  const id = startSending(message);
  const loadAndStore = async () => {
    const { storeMessage } = await loadFirestore();
    await storeMessage(id, cleanMessage(message));
  };
  try {
    await withTimeout(sendTimeout, loadAndStore());
  } catch (error) {
    console.error(`The message was not sent: ${causeOf(error)}.`);
    notify({ kind: 'danger', ...notifications.failed });
    return;
  }
  finishSending(message);
  notify({ kind: 'success', ...notifications.sent });
}

/** Behaves like `sendMessage` without sending, so that a bot does not adapt. */
export async function pretendToSend(store: VisitStore, message: Message): Promise<void> {
  const { startSending, finishSending, notify } = store.getState();
  startSending(message);
  await new Promise<void>((resolve) => setTimeout(resolve, pretendedSending));
  finishSending(message);
  notify({ kind: 'success', ...notifications.sent });
}

/** Firebase's code, if any, because the message of a Firebase error may quote the document. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
