import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { loadRules } from './emulator.ts';
import { mutantsOf } from './mutants.ts';
import { asOwner, commit, emulatorStore, newId, projectId, set } from './stores.ts';
import {
  callAsStranger,
  messages,
  otherRepeats,
  otherWrites,
  type Row,
  repeats,
  strangersCalls,
} from './writes.ts';

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

const probesOf = (rows: Row[], isNew: boolean) =>
  rows.map(([name, status, writes]): Probe => {
    return { name, status, isNew, send: (id) => commit(origin, writes(id)) };
  });

const probes: Probe[] = [
  ...probesOf([...messages, ...otherWrites], true),
  ...probesOf([...repeats, ...otherRepeats], false),
  ...strangersCalls.map((call): Probe => {
    const send = (id: string) => callAsStranger(origin, call, id);
    return { name: `a stranger: ${call[0]}`, status: 403, isNew: false, send };
  }),
];

/** Finds a probe that the emulator's present rules judge otherwise, beginning with number `start`. */
async function findKiller(start: number) {
  const subjects = [...probes.slice(start), ...probes.slice(0, start)].map((probe) => {
    return { probe, id: newId() };
  });
  const existing = subjects.filter(({ probe }) => !probe.isNew);
  const stored = existing.map(({ id }) => set(id));
  await commit(origin, stored, asOwner);
  for (let index = 0; index < subjects.length; index += parallel) {
    const answers = await Promise.all(
      subjects.slice(index, index + parallel).map(async ({ probe, id }) => {
        const answer = await probe.send(id);
        await answer.arrayBuffer();
        return { probe, status: answer.status };
      }),
    );
    const killer = answers.find(({ probe, status }) => status !== probe.status);
    if (killer) return killer.probe;
  }
  return undefined;
}

describe.skipIf(!emulator)('firestore.rules', () => {
  afterAll(() => loadRules(origin, projectId, rules));

  test('pass every probe as they are', async () => {
    expect(await findKiller(0)).toBeUndefined();
  });

  // Neighbours among the mutants have neighbours among the probes: the search begins at the last find.
  let last = 0;

  test.each(mutantsOf(rules))('are told from those with $name', async (mutant) => {
    await loadRules(origin, projectId, mutant.rules);
    const killer = await findKiller(last);
    expect(killer, 'no probe tells this mutant from the rules').toBeDefined();
    if (killer) last = probes.indexOf(killer);
  });
});
