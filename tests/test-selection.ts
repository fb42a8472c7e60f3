/** Whether `npm test` runs. A command for some tests includes slow ones. */
export const isQuick = process.env.TESTS === 'quick';

export const ignored = isQuick ? ['**/*.slow.*'] : [];
