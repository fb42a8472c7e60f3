import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { commit, honest, newId, set } from './commit.ts';
import { payloads } from './payloads.ts';
import { startStandIn } from './stand-in.ts';

const emulator = inject('emulator');
let standIn: Awaited<ReturnType<typeof startStandIn>>;

beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

function originOf({ host, port }: { host: string; port: number }) {
  return `http://${host}:${port}`;
}

describe('the stand-in gives the status of the rules to', () => {
  test.each(payloads)('$name: $status', async ({ body, status, isStored }) => {
    const id = newId();
    if (isStored) await commit(originOf(standIn), { writes: [set(id, honest)] });

    const answer = await commit(originOf(standIn), body(id));

    expect(answer.status, await answer.text()).toBe(status);
  });
});

describe.skipIf(!emulator)('the stand-in and the emulator answer alike to', () => {
  test.each(payloads)('$name', async ({ body, isStored }) => {
    const id = newId();
    const sent = body(id);
    const [ours, theirs] = await Promise.all(
      [standIn, emulator ?? standIn].map(async (server) => {
        if (isStored) await commit(originOf(server), { writes: [set(id, honest)] });
        const answer = await commit(originOf(server), sent);
        return { status: answer.status, ...shapeOf(await answer.json()) };
      }),
    );

    expect(ours).toEqual(theirs);
  });
});

/** What a client may rely on in a body; times and the wording of errors are each side's own. */
function shapeOf(body: {
  writeResults?: object[];
  commitTime?: string;
  error?: { code: number; status: string };
}) {
  return {
    results: body.writeResults?.map(Object.keys),
    hasTime: body.commitTime !== undefined,
    error: body.error && [body.error.code, body.error.status],
  };
}
