import fc from 'fast-check';
import { routes } from '#tests/support/routes.ts';
import { test } from '#tests/support/test.ts';
import { anyStep } from './visitor-commands.ts';
import { at } from './visitor-model.ts';
import { type Hand, startWalk } from './walker.ts';

/** Where a walk begins. */
const starts = [...routes.map((route) => route.path), '/gibt-es-nicht'];

/** How long a failure is shrunk, ms. */
const shrinking = 120_000;

/** A failure prints these: the seed, the path to one walk, and the path to its steps. */
const [seed, path, replayPath] = (process.env.SEED ?? '').split(' ');
const repeat = replayPath ? { replayPath } : {};

export const hands = ['finger', 'mouse'] as const;
const devices = {
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1280, height: 800 } },
};

interface Walks {
  hand: Hand;
  count: number;
  seed: number;
}

/** Defines a test of `count` walks with a mouse or a phone. */
export function walk({ hand, count, seed: ownSeed }: Walks) {
  const visitor = `A visitor with a ${hand}`;
  const title = `finds the site as expected after every step of walks ${ownSeed}`;
  test.describe(visitor, () => {
    test.use({
      ...devices[hand],
      permissions: ['clipboard-read', 'clipboard-write'],
      expectedErrors: [/net::ERR_|Failed to fetch|Loading chunk|A part failed|status of 404/],
    });
    test(title, async ({ context, quietConsole }) => {
      test.setTimeout(count * 20_000 + shrinking + 60_000);
      let walked = 0;
      /** The steps of the last walk that failed. */
      let log: string[] = [];
      const property = fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.boolean(),
        // The bias would begin with short walks.
        fc.noBias(fc.commands([anyStep(hand)], { maxCommands: 16, size: 'max', ...repeat })),
        async (start, still, commands) => {
          const page = await context.newPage();
          const steps: string[] = [];
          try {
            await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
            const walker = await startWalk({ page, hand, log: steps, expectQuiet: quietConsole });
            await page.goto(start);
            const model = { visit: await walker.look([{ entries: [at(start)], index: 0 }]) };
            await fc.asyncModelRun(() => ({ model, real: walker }), commands);
            if (!model.visit) await walker.look();
            await walker.expectLasting();
            walked += steps.length;
          } catch (error) {
            log = steps;
            throw error;
          } finally {
            await context.setOffline(false);
            await page.close();
          }
        },
      );
      const details = await fc.check(property, {
        numRuns: count,
        seed: seed ? Number(seed) : ownSeed,
        ...(path && { path }),
        interruptAfterTimeLimit: count * 20_000 + shrinking,
      });
      console.log(
        `${visitor}, walks ${ownSeed}: ${details.numRuns} walks, ${walked} steps, seed ${details.seed}`,
      );
      if (!details.failed || !details.counterexample) return;
      const [start, still, commands] = details.counterexample;
      const [, replay = ''] = /replayPath="(.*)"/.exec(String(commands)) ?? [];
      const cause = details.errorInstance instanceof Error ? details.errorInstance.message : '';
      throw new Error(
        [
          `A walk from ${start}${still ? ' without motion' : ''}:`,
          ...log.map((line) => `  ${line}`),
          cause,
          `Repeat: ${process.env.WALKS ? `WALKS=${process.env.WALKS} ` : ''}SEED="${details.seed} ${details.counterexamplePath} ${replay}" npm run browser -- visitor -g "${visitor} ${title}"`,
        ].join('\n'),
      );
    });
  });
}
