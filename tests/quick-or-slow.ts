import { ignoreSettings } from '#scripts/build/build-environment.ts';

// What an owner has configured, in `.env.local` for example: the tests' messages must not reach a real inbox.
ignoreSettings();

/**
 * Globs of the tests that do not run. `npm test` runs the quick ones, the rest of `npm run test:all` those of the files
 * `*.slow.spec.ts` and `*.slow.test.ts`; a command for a part runs both.
 */
export const ignored =
  {
    quick: ['**/*.slow.*'],
    slow: ['**/!(*.slow).{spec,test}.ts'],
    '': [],
  }[process.env.TESTS ?? ''] ?? [];
