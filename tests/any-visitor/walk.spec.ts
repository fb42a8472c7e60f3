import fc from 'fast-check';
import { isQuick } from '#tests/quick-or-slow.ts';
import { routes } from '#tests/support/content.ts';
import { test } from '#tests/support/test.ts';
import { anyStep } from './visitor-commands.ts';
import { at } from './visitor-model.ts';
import { type Hand, startWalk } from './walk-driver.ts';

const starts = [...routes.map((route) => route.path), '/gibt-es-nicht'];

/** How long a failure is shrunk, ms. */
const shrinking = 60_000;

/**
 * A failure prints seed, path and replayPath of the shortest walk that fails. All three, in this
 * order, in `SEED` repeat that walk alone.
 */
const [seed, path, replayPath] = (process.env.SEED ?? '').split(' ');
const repeat = replayPath ? { replayPath } : {};

const devices = {
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1280, height: 800 } },
};

interface Walks {
  hand: Hand;
  count: number;
  seed: number;
}

const walks = Number(process.env.WALKS || (isQuick ? 2 : 12));

/** How many walks a test takes: workers share the tests. */
const most = 6;

for (const hand of ['finger', 'mouse'] as const)
  for (let left = walks / 2, seed = 28; left > 0; left -= most, seed += 1)
    defineWalkTest({ hand, count: Math.min(left, most), seed });

/** Defines a test of `count` walks with a mouse or a phone. */
function defineWalkTest({ hand, count, seed: ownSeed }: Walks) {
  test.describe(`A visitor with a ${hand}`, () => {
    test.use({
      ...devices[hand],
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedErrors: [
        // The last: React tries again what a missing part has stopped, and says so.
        /net::ERR_|Failed to fetch|Loading chunk|A part failed|status of 404|React error #520/,
      ],
    });
    test(`finds the site as expected after every step of random walks (${count}, seed ${ownSeed})`, async ({
      context,
      quietConsole,
    }) => {
      test.setTimeout(count * 20_000 + shrinking + 60_000);
      let walked = 0;
      const property = fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.boolean(),
        // Without `noBias` fast-check begins with short walks.
        fc.noBias(fc.commands([anyStep(hand)], { maxCommands: 16, size: 'max', ...repeat })),
        async (start, still, commands) => {
          const page = await context.newPage();
          const log = [`A walk from ${start}${still ? ' without motion' : ''}:`];
          try {
            await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
            const walker = await startWalk({ page, hand, log, expectQuiet: quietConsole });
            await page.goto(start);
            const model = { visit: await walker.look([{ entries: [at(start)], index: 0 }]) };
            await fc.asyncModelRun(() => ({ model, real: walker }), commands);
            if (!model.visit) await walker.look();
            await walker.expectLasting();
            walked += log.length - 1;
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
        seed: Number(seed) || ownSeed,
        ...(path && { path }),
        interruptAfterTimeLimit: count * 20_000 + shrinking,
        markInterruptAsFailure: true,
        includeErrorInReport: true,
      });
      console.log(`Walks ${seed || ownSeed} with a ${hand}: ${walked} steps`);
    });
  });
}
