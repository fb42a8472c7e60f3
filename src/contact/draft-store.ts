import { createStore } from 'zustand';
import { afterSuccess, attemptedId, type DraftState, emptyDraft, parseDraft } from './draft.ts';
import { isSameMessage, type Message, trimMessage } from './message.ts';
import { messageId } from './message-id.ts';

const storageKey = 'contact-draft';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the draft and its attempts in memory and, where the browser lets it, in the session's storage.
 * @param openStorage may throw, as every use of the storage may: then a reload forgets the draft
 */
export function createDraftStore(openStorage: () => DraftStorage) {
  const store = createStore<DraftState>(() => parseDraft(read(openStorage)));
  store.subscribe((state) => write(openStorage, state));

  return {
    /** What the form was left with. */
    read: (): Message => store.getState().draft,

    /** Keeps what stands in the form. */
    save: (draft: Message) => store.setState({ draft }),

    /**
     * Notes that `message` is being sent.
     * @returns its document id, the same one for the same text: sent again, it is no second copy
     */
    startAttempt: (message: Message): string => {
      const known = attemptedId(store.getState(), message);
      if (known) return known;
      const id = messageId();
      const attempt = { id, ...trimMessage(message) };
      store.setState(({ attempts }) => ({ attempts: [...attempts, attempt] }));
      return id;
    },

    /** Notes that the message `id` is stored. */
    finishAttempt: (id: string) => store.setState((state) => afterSuccess(state, id)),

    /** Calls `listener` whenever a success has emptied the draft. Returns the unsubscriber. */
    onEmptied: (listener: () => void) =>
      store.subscribe(({ draft }, previous) => {
        if (draft === emptyDraft.draft && draft !== previous.draft) listener();
      }),
  };
}

function read(openStorage: () => DraftStorage): string | null {
  try {
    return openStorage().getItem(storageKey);
  } catch {
    return null;
  }
}

function write(openStorage: () => DraftStorage, state: DraftState) {
  try {
    const isEmpty = state.attempts.length === 0 && isSameMessage(state.draft, emptyDraft.draft);
    if (isEmpty) openStorage().removeItem(storageKey);
    else openStorage().setItem(storageKey, JSON.stringify(state));
  } catch {
    // Private windows refuse, and a storage can be full. Memory has the draft.
  }
}

/** The draft of this visit. */
export const visitDraft = createDraftStore(() => sessionStorage);
