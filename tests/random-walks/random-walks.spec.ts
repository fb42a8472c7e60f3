import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expectedPages } from '#tests/support/content.ts';
import { test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';
import { entryAt } from './history-model.ts';
import { anyInput } from './input-commands.ts';
import { createDriver, type Pointer } from './page-driver.ts';

/** One in four walks starts at an unknown address. */
const start = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...expectedPages.map(({ path }) => path)) },
  { weight: 1, arbitrary: fc.constantFrom('/foo', '/a/b/c', '/desktop/9', '/%C3%BC') },
);

/** Time to shrink a failure, ms. */
const shrinkTime = 60_000;
/** Maximum of the average time of a walk, ms. */
const walkTime = 20_000;

/**
 * A failure prints seed, path and replayPath. These three values in `SEED` repeat the shortest
 * walk that fails. Without `SEED`, CI takes a random seed.
 */
const [givenSeed, path, replayPath] = (process.env.SEED ?? '').split(' ');
const repeat = replayPath ? { replayPath } : {};

const devices = {
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1280, height: 800 } },
};

interface WalkTest {
  pointer: Pointer;
  count: number;
  /** Used without `SEED`, except on CI. */
  defaultSeed: number;
}

const walks = Number(process.env.WALKS || (isQuick ? 2 : 12));

/** Small, so that the walks are spread over several workers. */
const walksPerTest = 6;

// A retry would take another seed; if it passed, the failure would count as flaky.
test.describe.configure({ retries: 0 });

for (const pointer of ['finger', 'mouse'] as const)
  for (let left = walks / 2, defaultSeed = 28; left > 0; left -= walksPerTest, defaultSeed += 1)
    defineWalkTest({ pointer, count: Math.min(left, walksPerTest), defaultSeed });

/** Defines a property-based test of `count` walks: random sequences of inputs. */
function defineWalkTest({ pointer, count, defaultSeed }: WalkTest) {
  test.describe(`a visitor with a ${pointer}`, () => {
    test.use({
      ...devices[pointer],
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedErrors: [
        // React error #520: React renders a failed component again.
        /net::ERR_|Failed to fetch|Loading chunk|A component failed|status of 404|React error #520/,
      ],
    });
    test(`sees what the model expects after random inputs (${count} walks, default seed ${defaultSeed})`, async ({
      context,
      expectQuiet,
    }) => {
      test.setTimeout(count * walkTime + shrinkTime + 60_000);
      const seed = Number(givenSeed) || (process.env.CI ? randomInt(2 ** 31) : defaultSeed);
      console.log(`Random walks with a ${pointer}: SEED=${seed}`);
      let inputs = 0;
      const property = fc.asyncProperty(
        start,
        fc.boolean(),
        // Without `noBias`, fast-check starts with short walks.
        fc.noBias(
          fc.commands([anyInput(pointer)], {
            maxCommands: isQuick ? 8 : 16,
            size: 'max',
            ...repeat,
          }),
        ),
        async (address, isReduced, commands) => {
          const page = await context.newPage();
          const log = [`Inputs from ${address}${isReduced ? ' with reduced motion' : ''}:`];
          try {
            await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
            const driver = await createDriver({ page, pointer, log, expectQuiet });
            await page.goto(address);
            const entries = [entryAt(address)];
            const model = { visit: await driver.compare([{ entries, index: 0 }]) };
            await fc.asyncModelRun(() => ({ model, real: driver }), commands);
            if (!model.visit) await driver.compare();
            await driver.expectSameAfterReload();
            inputs += log.length - 1;
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
        interruptAfterTimeLimit: count * walkTime + shrinkTime,
        markInterruptAsFailure: true,
        includeErrorInReport: true,
      });
      console.log(`Random walks with a ${pointer}: ${inputs} inputs`);
    });
  });
}
