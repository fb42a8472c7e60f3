import { createStore } from 'zustand';
import {
  emptyMessage,
  type FieldName,
  fieldNames,
  isSameMessage,
  type Message,
  trimMessage,
} from './fields.ts';

/** A text that was sent, and its document id. */
interface Attempt extends Message {
  id: string;
}

interface DraftState {
  draft: Message;
  attempts: readonly Attempt[];
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';
const empty: DraftState = { draft: emptyMessage, attempts: [] };

/**
 * Keeps the draft and its attempts in memory and, where the browser lets it, in the session's storage.
 * @param openStorage may throw, as every use of the storage may: then a reload forgets the draft
 */
export function createDraft(openStorage: () => DraftStorage) {
  const store = createStore<DraftState>(() => readState(openStorage));
  store.subscribe((state) => writeState(openStorage, state));

  return {
    read: (): Message => store.getState().draft,

    save: (draft: Message) => store.setState({ draft }),

    /**
     * Notes that `message` is being sent.
     * @returns its document id, the same one for the same text: sent again, it is no second copy
     */
    startAttempt: (message: Message): string => {
      const { attempts } = store.getState();
      const known = attempts.find((attempt) => isSameMessage(attempt, message));
      if (known) return known.id;
      const attempt = { id: randomId(), ...trimMessage(message) };
      store.setState({ attempts: [...attempts, attempt] });
      return attempt.id;
    },

    /** Notes that the message `id` is stored. What was written since then stays in the form. */
    finishAttempt: (id: string) => {
      const { draft, attempts } = store.getState();
      const stored = attempts.find((attempt) => attempt.id === id);
      if (!stored) return;
      if (isSameMessage(stored, draft)) store.setState(empty);
      else store.setState({ attempts: attempts.filter((attempt) => attempt !== stored) });
    },

    /** Calls `listener` whenever a success has emptied the draft. Returns a cleanup function. */
    onEmptied: (listener: () => void) =>
      store.subscribe(({ draft }, previous) => {
        if (draft === emptyMessage && draft !== previous.draft) listener();
      }),
  };
}

export const visitDraft = createDraft(() => sessionStorage);

/** A document id as long as Firestore's own, made here because an attempt needs one before Firestore is loaded. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readState(openStorage: () => DraftStorage): DraftState {
  try {
    // What is none of ours throws or is refused.
    const stored = JSON.parse(openStorage().getItem(storageKey) ?? '');
    const attempts: Attempt[] = stored.attempts;
    const isOurs =
      isMessage(stored.draft) && attempts.every((one) => isMessage(one) && isId(one.id));
    return isOurs ? stored : empty;
  } catch {
    return empty;
  }
}

function writeState(openStorage: () => DraftStorage, state: DraftState) {
  try {
    const isEmpty = state.attempts.length === 0 && isSameMessage(state.draft, emptyMessage);
    if (isEmpty) openStorage().removeItem(storageKey);
    else openStorage().setItem(storageKey, JSON.stringify(state));
  } catch {
    // A storage may refuse or be full. Memory has the draft.
  }
}

function isMessage(value: Partial<Record<FieldName, unknown>>): boolean {
  return fieldNames.every((name) => typeof value[name] === 'string');
}

/** An id becomes part of a path; one that nobody could have made here must not. */
function isId(id: unknown): boolean {
  return typeof id === 'string' && /^[A-Za-z0-9]{20}$/.test(id);
}
