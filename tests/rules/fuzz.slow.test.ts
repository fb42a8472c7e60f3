import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCommit } from '#scripts/store/commit.ts';
import { type Case, cases } from './arbitrary.ts';
import { commit, documentName, documents, type Fields, newId } from './commit.ts';
import { modelOf, type Write } from './model.ts';
import { emulatorStore } from './stores.ts';

const emulator = emulatorStore();

/** The same commits every time, unless `SEED` says otherwise. */
const seed = Number(process.env.SEED ?? 9);
const numRuns = Number(process.env.RUNS ?? 2000);
const sent = fc.sample(cases, { seed, numRuns });

/** Commits on their way at the same time. */
const parallel = 8;
/** Documents that the owner writes or reads at once; Firestore takes 500 writes. */
const batchSize = 200;

/** A case with ids of its own, and what the model makes of it. */
function attempt({ before, writes }: Case) {
  const [a, b] = [newId(), newId()];
  const named: Write[] = JSON.parse(
    JSON.stringify(writes).replaceAll('{a}', a).replaceAll('{b}', b),
  );
  const existing = new Map<string, Fields>(before ? [[documentName(a), written(before)]] : []);
  const names = new Set(named.map(({ update, delete: gone }) => update?.name ?? gone ?? ''));
  return { names, existing, writes: named, model: modelOf(written(named), existing) };
}

/** UTF-8 has no half of a surrogate pair: the emulator stores a question mark. */
function written<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.replace(/\p{Surrogate}/gu, '?') : part,
  );
}

/** Sends the commits to the emulator; returns those that it and the model do not agree about. */
async function differences(some: readonly Case[]) {
  const attempts = some.map(attempt);
  const existing = attempts.flatMap((one) => [...one.existing]);
  for (const batch of slices(existing)) {
    const writes = batch.map(([name, fields]) => ({ update: { name, fields } }));
    await asOwner('commit', { writes });
  }

  const statuses = new Map<unknown, number>();
  const waiting = attempts.values();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const one of waiting) {
        const answer = await commit(emulator?.origin ?? '', ...one.writes);
        // Only a connection whose answer was read is used again.
        await answer.arrayBuffer();
        statuses.set(one, answer.status);
      }
    }),
  );

  const stored = new Map<string, Fields>();
  for (const batch of slices(attempts.flatMap(({ names }) => [...names]))) {
    const answers = await asOwner('batchGet', { documents: batch });
    for (const { found } of answers) if (found) stored.set(found.name, found.fields);
  }
  return attempts.flatMap((one, index) => {
    const { status, documents: expected } = one.model;
    const isSame = [...one.names].every((name) =>
      isDeepStrictEqual(stored.get(name), expected.get(name)),
    );
    const answered = statuses.get(one);
    return isSame && answered === status ? [] : [{ index, model: status, emulator: answered }];
  });
}

/** A call of the owner, whom the rules do not bind. */
async function asOwner(call: string, body: object) {
  const answer = await fetch(`${emulator?.origin}/v1/${documents}:${call}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

function* slices<T>(items: readonly T[]) {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize);
  }
}

describe.skipIf(!emulator)('firestore.rules', () => {
  test(`judge ${numRuns} commits as the model does (SEED=${seed})`, {
    timeout: 120_000,
  }, async () => {
    const [first] = await differences(sent);
    if (!first) return;
    // Reports the smallest such commit.
    const agree = fc.asyncProperty(cases, async (one) => {
      expect(await differences([one])).toEqual([]);
    });
    await fc.assert(agree, { seed, path: `${first.index}` });
    throw new Error(`Commit ${first.index} differed once, and not again.`);
  });
});

function isTaken(writes: readonly Write[]) {
  try {
    readCommit(JSON.stringify({ writes }));
    return true;
  } catch {
    return false;
  }
}

describe('the stand-in', () => {
  const attempts = sent.map(attempt);

  test('takes no commit that the rules deny', () => {
    const fresh = attempts.filter(({ existing }) => existing.size === 0);
    const wrong = fresh.filter(({ model, writes }) => model.status !== 200 && isTaken(writes));
    expect(wrong).toEqual([]);
  });

  test('takes every message that the rules allow', () => {
    const plain = attempts.filter(
      ({ writes: [first, ...more] }) =>
        more.length === 0 && isDeepStrictEqual(Object.keys(first ?? {}), ['update']),
    );
    const refused = plain.filter(({ model, writes }) => model.status === 200 && !isTaken(writes));
    expect(refused).toEqual([]);
    expect(plain.length).toBeGreaterThan(numRuns / 2);
  });
});
