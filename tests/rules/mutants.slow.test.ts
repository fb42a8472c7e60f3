import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { commit, documents, type Json, newId, projectId, set } from './commit.ts';
import { loadRules } from './emulator.ts';
import { messages, repeats } from './messages.ts';
import { mutantsOf } from './mutants.ts';
import { otherRepeats, otherWrites } from './other-writes.ts';
import { emulatorStore } from './stores.ts';
import { strangersCalls } from './strangers.ts';

const emulator = emulatorStore();
const origin = emulator?.origin ?? '';
const rules = readFileSync('firestore.rules', 'utf8');

/** A request that the rules judge, and the status that they give it. Its document is new or holds a message. */
interface Probe {
  name: string;
  status: number;
  isNew: boolean;
  send: (id: string) => Promise<Response>;
}

/** Probes on their way at the same time. */
const parallel = 8;

const probe = (isNew: boolean) => (row: readonly [string, number, (id: string) => Json[]]) => {
  const [name, status, writes] = row;
  return { name, status, isNew, send: (id: string) => commit(origin, ...writes(id)) };
};

const probes: Probe[] = [
  ...messages.map(([name, status, changes]) =>
    probe(true)([name, status, (id) => [set(id, changes)]]),
  ),
  ...repeats.map(([name, status, changes]) =>
    probe(false)([name, status, (id) => [set(id, changes)]]),
  ),
  ...otherWrites.map(probe(true)),
  ...otherRepeats.map(probe(false)),
  ...strangersCalls.map(([name, call]) => ({
    name: `a stranger who wants to ${name}`,
    status: 403,
    isNew: false,
    send: (id: string) => call(`${origin}/v1/${documents}`, id),
  })),
];

/** Finds a probe that the emulator's present rules judge otherwise, beginning with number `start`. */
async function findKiller(start: number) {
  const [first, second] = [probes.slice(start), probes.slice(0, start)];
  const subjects = [...first, ...second].map((subject) => ({ subject, id: newId() }));
  const existing = subjects.filter(({ subject }) => !subject.isNew);
  await fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: existing.map(({ id }) => set(id)) }),
  });
  for (let index = 0; index < subjects.length; index += parallel) {
    const answers = await Promise.all(
      subjects.slice(index, index + parallel).map(async ({ subject, id }) => {
        const answer = await subject.send(id);
        await answer.arrayBuffer();
        return { subject, status: answer.status };
      }),
    );
    const killer = answers.find(({ subject, status }) => status !== subject.status);
    if (killer) return killer;
  }
  return undefined;
}

describe.skipIf(!emulator)('firestore.rules', () => {
  const table: string[] = [];

  afterAll(async () => {
    await loadRules(origin, projectId, rules);
    // npm test only counts them.
    if (process.env.npm_lifecycle_event === 'mutants') console.log(table.join('\n'));
  });

  test('pass every probe as they are', async () => {
    expect(await findKiller(0)).toBeUndefined();
  });

  // Neighbours among the mutants have neighbours among the probes: the search begins at the last find.
  let last = 0;

  test.each(mutantsOf(rules))('are told from those with $name', async (mutant) => {
    await loadRules(origin, projectId, mutant.rules);
    const killer = await findKiller(last);
    const { name, status } = killer?.subject ?? {};
    const verdict = killer ? `${name}: ${killer.status} instead of ${status}` : 'NOTHING';
    table.push(`${mutant.name.padEnd(60)} | ${verdict}`);
    if (killer) last = probes.indexOf(killer.subject);
    expect(killer, 'no probe tells this mutant from the rules').toBeDefined();
  });
});
