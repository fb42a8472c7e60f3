import type { StateCreator } from 'zustand';
import { cleanMessage, emptyMessage, fieldNames, type Message } from '#src/lib/message.ts';

interface DraftState {
  /** The form's texts; undefined before the first input, and after Firestore has stored them. */
  draft: Message | undefined;
  /** The message that is being sent or could not be sent, with its document id. */
  unconfirmed: { message: Message; id: string } | undefined;
}

export interface DraftSlice extends DraftState {
  saveDraft: (draft: Message) => void;
  /** Returns the message's document id. A retry of the unconfirmed message gets the same id. */
  startSending: (message: Message) => string;
  /** Removes a draft and an unconfirmed message that equal Firestore's message. */
  finishSending: (message: Message) => void;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';

/**
 * Keeps the draft in memory, for a form that is reopened during a send, and in session storage. The
 * slice writes the storage itself, because zustand's `persist` writes after each change of the
 * store, keeps an empty entry, and throws if the storage is full.
 * @param openStorage may throw, as may the storage's methods; then a reload loses the draft
 */
export function createDraftSlice(openStorage: () => DraftStorage): StateCreator<DraftSlice> {
  return (set, get) => {
    function change(changes: Partial<DraftState>) {
      set(changes);
      write(openStorage, get());
    }
    return {
      ...read(openStorage),
      saveDraft: (draft) => change({ draft }),
      startSending(message) {
        const { unconfirmed } = get();
        const isRetry = unconfirmed && isSame(unconfirmed.message, message);
        const id = isRetry ? unconfirmed.id : randomId();
        change({ unconfirmed: { message, id } });
        return id;
      },
      finishSending(message) {
        const { draft, unconfirmed } = get();
        if (unconfirmed && isSame(unconfirmed.message, message)) change({ unconfirmed: undefined });
        if (draft && isSame(draft, message)) change({ draft: undefined });
      },
    };
  };
}

function isSame(one: Message, other: Message): boolean {
  const [cleaned, otherCleaned] = [cleanMessage(one), cleanMessage(other)];
  return fieldNames.every((name) => cleaned[name] === otherCleaned[name]);
}

/** A document id as long as Firestore's. A message needs its id before Firestore is loaded. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(openStorage: () => DraftStorage): DraftState {
  try {
    // A browser extension may have written another value.
    const { draft, unconfirmed } = JSON.parse(openStorage().getItem(storageKey) ?? '');
    const isMessage = (text: Message) => fieldNames.every((name) => typeof text[name] === 'string');
    if (isMessage(draft) && (!unconfirmed || isMessage(unconfirmed.message)))
      return { draft, unconfirmed };
  } catch {
    // Not a draft, or no storage.
  }
  return { draft: undefined, unconfirmed: undefined };
}

function write(openStorage: () => DraftStorage, { draft, unconfirmed }: DraftState) {
  try {
    // The privacy notice promises that the browser stores nothing without a draft.
    if (!draft || isSame(draft, emptyMessage)) openStorage().removeItem(storageKey);
    else openStorage().setItem(storageKey, JSON.stringify({ draft, unconfirmed }));
  } catch {
    // The storage is blocked or full.
  }
}
