import { ignoreSettings } from '#scripts/build/build-environment.ts';

// Ignores the owner's settings, as in `.env.local`, so that no test sends a message to a real
// inbox.
ignoreSettings();

/** Whether `npm test` runs. A command for some tests includes slow ones. */
export const isQuick = process.env.TESTS === 'quick';

export const ignored = isQuick ? ['**/*.slow.*'] : [];
