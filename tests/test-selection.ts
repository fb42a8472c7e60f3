import { ignoreSettings } from '#scripts/build/build-environment.ts';

// Drops the owner's settings, such as those of `.env.local`, so that no test sends a message to a
// real inbox.
ignoreSettings();

/** Whether this is `npm test`. A command for a part runs all of it. */
export const isQuick = process.env.TESTS === 'quick';

/** Globs of the tests that do not run. */
export const ignored = isQuick ? ['**/*.slow.*'] : [];
