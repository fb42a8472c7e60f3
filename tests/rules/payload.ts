import { honest, type Json, set } from './commit.ts';

/** A commit and the HTTP status that the rules give it. */
export interface Payload {
  name: string;
  status: number;
  /** Body of the commit; `id` is new, or that of the honest message when `isStored` is set. */
  body: (id: string) => Json;
  isStored?: true;
}

/** Preconditions: there is none yet, there is one, it was changed long ago. */
export const create = { currentDocument: { exists: false } };
export const update = { currentDocument: { exists: true } };
export const longAgo = { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };

export function writes(...list: Json[]): Json {
  return { writes: list };
}

export function mask(...fieldPaths: string[]) {
  return { updateMask: { fieldPaths } };
}

/** One message in which some fields are not those of the honest one. */
export function message(name: string, status: number, values: { [field: string]: Json }): Payload {
  return { name, status, body: (id) => writes(set(id, { ...honest, ...values })) };
}

/** A commit of one write to a new id, or to that of the stored message. */
export function single(
  name: string,
  status: number,
  write: (id: string) => Json,
  state: 'new' | 'stored' = 'new',
): Payload {
  const payload = { name, status, body: (id: string) => writes(write(id)) };
  return state === 'stored' ? { ...payload, isStored: true } : payload;
}
