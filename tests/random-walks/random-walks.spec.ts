import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { routes } from '#tests/support/content.ts';
import { test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';
import { at } from './history-model.ts';
import { anyStep } from './input-commands.ts';
import { type Pointer, startWalk } from './page-driver.ts';

/** Walks start at pages and, one in four, at addresses without a page. */
const start = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...routes.map(({ path }) => path)) },
  { weight: 1, arbitrary: fc.constantFrom('/foo', '/a/b/c', '/desktop/9', '/x.html', '/%C3%BC') },
);

/** Time for shrinking a failure, ms. */
const shrinking = 60_000;

/**
 * A failure prints seed, path and replayPath of the shortest walk that fails. All three, in this
 * order, in `SEED` repeat that walk alone. Without `SEED`, the nightly run takes a random seed.
 */
const [givenSeed, path, replayPath] = (process.env.SEED ?? '').split(' ');
const repeat = replayPath ? { replayPath } : {};

const devices = {
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1280, height: 800 } },
};

interface Walks {
  pointer: Pointer;
  count: number;
  /** Used where neither `SEED` nor CI chooses another. */
  fixedSeed: number;
}

const walks = Number(process.env.WALKS || (isQuick ? 2 : 12));

/** Walks per test: workers share the tests. */
const most = 6;

// Another try would take another seed, and the failure would be called flaky.
test.describe.configure({ retries: 0 });

for (const pointer of ['finger', 'mouse'] as const)
  for (let left = walks / 2, fixedSeed = 28; left > 0; left -= most, fixedSeed += 1)
    defineWalkTest({ pointer, count: Math.min(left, most), fixedSeed });

/** Defines a test of `count` walks with a mouse or a phone. */
function defineWalkTest({ pointer, count, fixedSeed }: Walks) {
  test.describe(`a visitor with a ${pointer}`, () => {
    test.use({
      ...devices[pointer],
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedErrors: [
        // The last: React tries a missing chunk again, and says so.
        /net::ERR_|Failed to fetch|Loading chunk|A part failed|status of 404|React error #520/,
      ],
    });
    test(`sees what the model expects after every random input (${count} sequences, number ${fixedSeed})`, async ({
      context,
      quietConsole,
    }) => {
      test.setTimeout(count * 20_000 + shrinking + 60_000);
      const seed =
        Number(givenSeed) || (process.env.CI && !isQuick ? randomInt(2 ** 31) : fixedSeed);
      console.log(`Random walks with a ${pointer}: SEED=${seed}`);
      let steps = 0;
      const property = fc.asyncProperty(
        start,
        fc.boolean(),
        // Without `noBias` fast-check begins with short walks.
        fc.noBias(fc.commands([anyStep(pointer)], { maxCommands: 16, size: 'max', ...repeat })),
        async (address, still, commands) => {
          const page = await context.newPage();
          const log = [`A walk from ${address}${still ? ' without motion' : ''}:`];
          try {
            await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
            const walker = await startWalk({ page, pointer, log, expectQuiet: quietConsole });
            await page.goto(address);
            const model = { visit: await walker.look([{ entries: [at(address)], index: 0 }]) };
            await fc.asyncModelRun(() => ({ model, real: walker }), commands);
            if (!model.visit) await walker.look();
            await walker.expectLasting();
            steps += log.length - 1;
          } catch (error) {
            throw new Error(`${log.join('\n  ')}\n${error instanceof Error ? error.message : ''}`);
          } finally {
            await context.setOffline(false);
            await page.close();
          }
        },
      );
      await fc.assert(property, {
        numRuns: count,
        seed,
        ...(path && { path }),
        interruptAfterTimeLimit: count * 20_000 + shrinking,
        markInterruptAsFailure: true,
        includeErrorInReport: true,
      });
      console.log(`Random walks with a ${pointer}: ${steps} steps`);
    });
  });
}
