import type { StateCreator } from 'zustand';
import { cleanMessage, emptyMessage, fieldNames, type Message } from '#src/lib/message.ts';

interface Draft {
  /** What the form shows, also while it is being sent; `emptyMessage` itself once it is stored. */
  draft: Message;
  /** The text that was last sent, until it is stored, and the id of its document. */
  lastSent: { message: Message; id: string } | undefined;
}

export interface DraftSlice extends Draft {
  saveDraft: (draft: Message) => void;
  /** Returns the id of a message's document, the same for the text that was last sent. */
  startSending: (message: Message) => string;
  /** Empties the draft when its text is stored. Another text, typed since then, stays. */
  finishSending: (message: Message) => void;
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';

/**
 * Keeps the draft in memory and in session storage. There is one draft: who opens the form while a
 * message is being sent edits that message.
 * @param openStorage may throw, as may every access: then a reload loses the draft
 */
export function createDraftSlice(openStorage: () => DraftStorage): StateCreator<DraftSlice> {
  return (set, get) => {
    function change(draft: Partial<Draft>) {
      set(draft);
      write(openStorage, get());
    }
    return {
      ...read(openStorage),
      saveDraft: (draft) => change({ draft }),
      startSending(message) {
        const { lastSent } = get();
        const isRetry = lastSent && isSame(lastSent.message, message);
        const id = isRetry ? lastSent.id : randomId();
        change({ lastSent: { message, id } });
        return id;
      },
      finishSending(message) {
        const { draft, lastSent } = get();
        if (lastSent && isSame(lastSent.message, message)) change({ lastSent: undefined });
        if (isSame(draft, message)) change({ draft: emptyMessage });
      },
    };
  };
}

function isSame(one: Message, other: Message): boolean {
  const [stored, otherStored] = [cleanMessage(one), cleanMessage(other)];
  return fieldNames.every((name) => stored[name] === otherStored[name]);
}

/** A document id as long as Firestore's own: a message needs one before Firestore is loaded. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(openStorage: () => DraftStorage): Draft {
  try {
    // Another program's value throws or is ignored.
    const { draft, lastSent } = JSON.parse(openStorage().getItem(storageKey) ?? '');
    const isMessage = (text: Message) => fieldNames.every((name) => typeof text[name] === 'string');
    if (isMessage(draft) && (!lastSent || isMessage(lastSent.message))) return { draft, lastSent };
  } catch {
    // There is none, or no storage.
  }
  return { draft: emptyMessage, lastSent: undefined };
}

function write(openStorage: () => DraftStorage, { draft, lastSent }: Draft) {
  try {
    // A deleted text is no draft: the privacy notice promises that nothing else is stored.
    if (isSame(draft, emptyMessage)) openStorage().removeItem(storageKey);
    else openStorage().setItem(storageKey, JSON.stringify({ draft, lastSent }));
  } catch {
    // A storage may refuse or be full. Memory has the draft.
  }
}
