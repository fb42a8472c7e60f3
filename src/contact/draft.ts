import { emptyMessage, isSameMessage, type Message } from './message.ts';

/** A send that was begun: which document id the text has, whatever became of it. */
export interface Attempt extends Message {
  id: string;
}

export interface DraftState {
  /** What stands in the form. */
  draft: Message;
  attempts: readonly Attempt[];
}

export const emptyDraft: DraftState = { draft: emptyMessage, attempts: [] };

/** The document id with which this text was sent before; nothing for a text that is new. */
export function attemptedId({ attempts }: DraftState, message: Message): string | undefined {
  return attempts.find((attempt) => isSameMessage(attempt, message))?.id;
}

/**
 * The state after `id` was stored: empty when the form still says the same. When the visitor has
 * written on meanwhile, the new text stays and only the record of the attempt goes.
 */
export function afterSuccess(state: DraftState, id: string): DraftState {
  const attempt = state.attempts.find((candidate) => candidate.id === id);
  if (!attempt) return state;
  if (isSameMessage(attempt, state.draft)) return emptyDraft;
  return { ...state, attempts: state.attempts.filter((other) => other !== attempt) };
}

/** Reads a stored state; the empty one where the text is none of ours. */
export function parseDraft(text: string | null): DraftState {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return isDraftState(stored) ? stored : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

function isDraftState(value: unknown): value is DraftState {
  return (
    isRecord(value) &&
    isMessage(value.draft) &&
    Array.isArray(value.attempts) &&
    value.attempts.every((attempt) => isMessage(attempt) && 'id' in attempt && isId(attempt.id))
  );
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false;
  return [value.name, value.email, value.message].every((text) => typeof text === 'string');
}

/** An id becomes part of a path; one that nobody could have made here must not. */
function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9]{20}$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
