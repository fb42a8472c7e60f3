import { createStore } from 'zustand';
import { emptyMessage, fieldNames, type Message, trimMessage } from './fields.ts';

interface DraftState {
  draft: Message;
  /** Document ids of texts that are being sent or have failed, by text. */
  attempts: Record<string, string>;
  /**
   * Messages that failed after the visitor had begun another text; each returns to the form once
   * that text is stored.
   */
  failed: Message[];
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'contact-draft';
const empty: DraftState = { draft: emptyMessage, attempts: {}, failed: [] };

/**
 * Keeps the draft and its attempts in memory and in session storage.
 * @param openStorage may throw, as may every access: then a reload loses the draft
 */
export function createDraft(openStorage: () => DraftStorage) {
  const store = createStore<DraftState>(() => readState(openStorage));
  store.subscribe((state) => writeState(openStorage, state));

  return {
    read: (): Message => store.getState().draft,

    save: (draft: Message) => store.setState({ draft }),

    /**
     * Records that `message` is being sent.
     * @returns its document id, the same for the same text, so that no retry is a second document
     */
    startAttempt: (message: Message): string => {
      const { attempts } = store.getState();
      const text = textOf(message);
      const id = attempts[text] ?? randomId();
      store.setState({ attempts: { ...attempts, [text]: id } });
      return id;
    },

    /** Records that `message` is stored. Text typed since then stays in the form. */
    finishAttempt: (message: Message) => {
      const { draft, attempts, ...state } = store.getState();
      const { [textOf(message)]: id, ...others } = attempts;
      // The visitor has sent the text twice, and the first attempt was stored.
      if (!id) return;
      const failed = state.failed.filter((text) => !isSame(text, message));
      if (!isSame(draft, message)) return store.setState({ attempts: others, failed });
      const [next, ...rest] = failed;
      if (next) store.setState({ draft: next, attempts: others, failed: rest });
      else store.setState(empty, true);
    },

    /**
     * Records that `message` was not stored. It waits in `failed` while the form has another text,
     * typed since then, and returns once that is stored.
     */
    failAttempt: (message: Message, id: string) => {
      const { draft, attempts, failed } = store.getState();
      if (isSame(draft, message) || failed.some((text) => isSame(text, message))) return;
      store.setState({
        attempts: { ...attempts, [textOf(message)]: id },
        ...(isSame(draft, emptyMessage) ? { draft: message } : { failed: [...failed, message] }),
      });
    },

    /**
     * Calls `listener` when the end of an attempt, and no typing, replaces the form's text. Returns
     * a cleanup function.
     */
    onReplaced: (listener: (draft: Message) => void) =>
      store.subscribe(({ draft, attempts }, before) => {
        if (draft !== before.draft && attempts !== before.attempts) listener(draft);
      }),
  };
}

export const visitDraft = createDraft(() => sessionStorage);

/** Identifies a message by its trimmed text. */
function textOf(message: Message): string {
  return JSON.stringify(trimMessage(message));
}

function isSame(one: Message, other: Message): boolean {
  return textOf(one) === textOf(other);
}

/** A document id as long as Firestore's own: an attempt needs one before Firestore is loaded. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readState(openStorage: () => DraftStorage): DraftState {
  try {
    // Another program's value throws or is ignored.
    const { draft, attempts, failed } = JSON.parse(openStorage().getItem(storageKey) ?? '');
    const isMessage = (text: Message) => fieldNames.every((name) => typeof text[name] === 'string');
    return attempts && [draft, ...failed].every(isMessage) ? { draft, attempts, failed } : empty;
  } catch {
    return empty;
  }
}

function writeState(openStorage: () => DraftStorage, state: DraftState) {
  const { draft, attempts, failed } = state;
  // A deleted text is no draft: the privacy notice promises that nothing else is stored.
  const holdsNothing =
    isSame(draft, emptyMessage) && Object.keys(attempts).length + failed.length === 0;
  try {
    if (holdsNothing) openStorage().removeItem(storageKey);
    else openStorage().setItem(storageKey, JSON.stringify(state));
  } catch {
    // A storage may refuse or be full. Memory has the draft.
  }
}
