import fc from 'fast-check';
import { gallery } from '#scripts/testbed/content.ts';
import { test } from '#tests/support/test.ts';
import { type Hand, type Model, steps } from './visitor-commands.ts';
import { at } from './visitor-model.ts';
import { startWalk } from './walker.ts';

/** Where a walk begins. */
const starts = [
  '/',
  '/',
  '/desktop/0',
  '/desktop/2',
  '/desktop/3',
  '/kontakt',
  gallery.path,
  '/impressum',
  '/lebenslauf',
  '/gibt-es-nicht',
];

/** A failure is shrunk for so long, ms. */
const shrinking = 120_000;

/** Seed, and of one walk its path and its steps', as a failure prints them. */
const [seed, path, replayPath] = (process.env.SEED ?? '').split(' ');

const expectedErrors = [
  /net::ERR_|Failed to fetch|Loading chunk|A part failed|status of 404|without its script/,
];

export const devices = [
  [
    'finger',
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, expectedErrors },
  ],
  ['mouse', { viewport: { width: 1280, height: 800 }, expectedErrors }],
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
    const property = fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.boolean(),
      fc.commands([steps(hand)], {
        maxCommands: 12,
        size: 'max',
        ...(replayPath ? { replayPath } : {}),
      }),
      async (start, still, commands) => {
        const page = await context.newPage();
        try {
          await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
          const walker = await startWalk(page, hand, start, quietConsole);
          const model: Model = { visit: await walker.look([{ entries: [at(start)], index: 0 }]) };
          await fc.asyncModelRun(() => ({ model, real: walker }), commands);
          if (!model.visit) await walker.look();
          await walker.expectLasting();
          walked += walker.steps;
        } finally {
          await context.setOffline(false);
          await page.close();
        }
      },
    );
    const details = await fc.check(property, {
      numRuns: count,
      seed: seed ? Number(seed) : ownSeed,
      ...(path ? { path } : {}),
      interruptAfterTimeLimit: count * 20_000 + shrinking,
    });
    console.log(`${title}: ${details.numRuns} walks, ${walked} steps, seed ${details.seed}`);
    if (!details.failed || !details.counterexample) return;
    const [start, still, commands] = details.counterexample;
    const [list, replay] = String(commands).split(/ ?\/\*replayPath="(.*)"\*\//);
    const cause = details.errorInstance instanceof Error ? details.errorInstance.message : '';
    throw new Error(
      [
        `A walk from ${start}${still ? ' without motion' : ''}:`,
        list,
        cause,
        `Repeat: SEED="${details.seed} ${details.counterexamplePath} ${replay}" npm run browser -- visitor -g "${title}"`,
      ].join('\n'),
    );
  });
}
