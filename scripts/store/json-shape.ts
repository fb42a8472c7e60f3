import { invalid } from './api-error.ts';

/**
 * An object of Firestore's JSON with no keys but these; `null` counts as absent there.
 * @throws ApiError 400 for anything else
 */
export function readObject<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> | undefined {
  if (value === undefined || value === null) return undefined;
  const entries = readEntries(value);
  const isKnown = (key: string) => keys.some((known) => known === key);
  if (!entries.every(([key]) => isKnown(key))) throw notValid();
  return Object.fromEntries(entries.filter(([, entry]) => entry !== null)) as Partial<
    Record<Key, unknown>
  >;
}

/** The entries of an object, whatever their names. @throws ApiError 400 when it is none */
export function readEntries(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notValid();
  return Object.entries(value);
}

/** A list without `null` in it; none when it is absent. @throws ApiError 400 when it is no list */
export function readList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.includes(null)) throw notValid();
  return value;
}

/** Text; Firestore takes numbers and booleans for it too. @throws ApiError 400 for anything else */
export function readText(value: unknown): string {
  if (typeof value === 'object' || value === undefined) throw notValid();
  return String(value);
}

/** What Firestore says of a body that does not have the form of a request. */
export function notValid() {
  return invalid("Payload isn't valid for request.");
}
