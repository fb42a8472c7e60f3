import fc from 'fast-check';
import { routes } from '#tests/support/routes.ts';
import { test } from '#tests/support/test.ts';
import { anyStep } from './visitor-commands.ts';
import { at } from './visitor-model.ts';
import { type Hand, startWalk } from './walker.ts';

/** Where a walk begins. */
const starts = [...routes.map((route) => route.path), '/gibt-es-nicht'];

/** A failure is shrunk for so long, ms. */
const shrinking = 120_000;

/** Seed, and of one walk its path and its steps', as a failure prints them. */
const [seed, path, replayPath] = (process.env.SEED ?? '').split(' ');
const repeat = replayPath ? { replayPath } : {};

const visitor = {
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/net::ERR_|Failed to fetch|Loading chunk|A part failed|status of 404/],
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
export const devices = [
  ['finger', { ...visitor, ...phone }],
  ['mouse', { ...visitor, ...desktop }],
] as const;

interface Walks {
  hand: Hand;
  count: number;
  seed: number;
}

/** A test of so many walks of somebody with a mouse or a phone. */
export function walk({ hand, count, seed: ownSeed }: Walks) {
  const title = `walks ${ownSeed} of somebody with a ${hand}`;
  test(title, async ({ context, quietConsole }) => {
    test.setTimeout(count * 20_000 + shrinking + 60_000);
    let walked = 0;
    /** Of the last walk that failed. */
    let log: string[] = [];
    const property = fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.boolean(),
      // Without bias, which would begin with short ones.
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
    console.log(`${title}: ${details.numRuns} walks, ${walked} steps, seed ${details.seed}`);
    if (!details.failed || !details.counterexample) return;
    const [start, still, commands] = details.counterexample;
    const [, replay = ''] = /replayPath="(.*)"/.exec(String(commands)) ?? [];
    const cause = details.errorInstance instanceof Error ? details.errorInstance.message : '';
    throw new Error(
      [
        `A walk from ${start}${still ? ' without motion' : ''}:`,
        ...log.map((line) => `  ${line}`),
        cause,
        `Repeat: ${process.env.WALKS ? `WALKS=${process.env.WALKS} ` : ''}SEED="${details.seed} ${details.counterexamplePath} ${replay}" npm run browser -- visitor -g "${title}"`,
      ].join('\n'),
    );
  });
}
