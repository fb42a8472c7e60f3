import { ignoreSettings } from '#scripts/build/build-environment.ts';

// Drops the owner's settings, such as those of `.env.local`, so that no test sends a message to a
// real inbox.
ignoreSettings();

/**
 * Globs of the tests that do not run. `TESTS=quick` leaves out `*.slow.*`, `TESTS=slow` everything
 * else; without `TESTS`, as in a command for a part, all run.
 */
export const ignored =
  {
    quick: ['**/*.slow.*'],
    slow: ['**/!(*.slow).{spec,test}.ts'],
    '': [],
  }[process.env.TESTS ?? ''] ?? [];
