import { createStore } from 'zustand';
import { emptyMessage, fieldNames, type Message, trimMessage } from './fields.ts';

interface DraftState {
  draft: Message;
  /** The document ids of the texts that were sent and may not be stored yet, by text. */
  attempts: Record<string, string>;
  /** What failed while the form held another text. It comes back once that is stored. */
  failed: Message[];
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';
const empty: DraftState = { draft: emptyMessage, attempts: {}, failed: [] };

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
      const text = textOf(message);
      const id = attempts[text] ?? randomId();
      store.setState({ attempts: { ...attempts, [text]: id } });
      return id;
    },

    /** Notes that `message` is stored. What was written since then stays in the form. */
    finishAttempt: (message: Message) => {
      const { draft, attempts, ...state } = store.getState();
      const { [textOf(message)]: id, ...others } = attempts;
      // Sent twice, it was stored by the first.
      if (!id) return;
      const failed = state.failed.filter((text) => !isSame(text, message));
      if (!isSame(draft, message)) return store.setState({ attempts: others, failed });
      const [next, ...rest] = failed;
      if (next) store.setState({ draft: next, attempts: others, failed: rest });
      else store.setState(empty, true);
    },

    /** Notes that `message` is not stored. What was written since then stays in the form, and comes first. */
    failAttempt: (message: Message, id: string) => {
      const { draft, attempts, failed } = store.getState();
      if (isSame(draft, message) || failed.some((text) => isSame(text, message))) return;
      store.setState({
        attempts: { ...attempts, [textOf(message)]: id },
        ...(isSame(draft, emptyMessage) ? { draft: message } : { failed: [...failed, message] }),
      });
    },

    /** Calls `listener` whenever an outcome has put another text into the form. Returns a cleanup function. */
    onReplaced: (listener: (draft: Message) => void) =>
      store.subscribe(({ draft, attempts }, before) => {
        if (draft !== before.draft && attempts !== before.attempts) listener(draft);
      }),
  };
}

export const visitDraft = createDraft(() => sessionStorage);

/** What a message says; white space at the ends of its fields does not count. */
function textOf(message: Message): string {
  return JSON.stringify(trimMessage(message));
}

function isSame(one: Message, other: Message): boolean {
  return textOf(one) === textOf(other);
}

/** A document id as long as Firestore's own, made here because an attempt needs one before Firestore is loaded. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readState(openStorage: () => DraftStorage): DraftState {
  try {
    // What is none of ours throws or is refused.
    const { draft, attempts, failed } = JSON.parse(openStorage().getItem(storageKey) ?? '');
    const isMessage = (text: Message) => fieldNames.every((name) => typeof text[name] === 'string');
    return attempts && [draft, ...failed].every(isMessage) ? { draft, attempts, failed } : empty;
  } catch {
    return empty;
  }
}

function writeState(openStorage: () => DraftStorage, state: DraftState) {
  try {
    if (state === empty) openStorage().removeItem(storageKey);
    else openStorage().setItem(storageKey, JSON.stringify(state));
  } catch {
    // A storage may refuse or be full. Memory has the draft.
  }
}
