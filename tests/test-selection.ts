/**
 * Only `npm test` is quick. `npm run test:all`, `npx playwright test` and `npx vitest` run all
 * tests.
 */
export const isQuick = process.env.TESTS === 'quick';

export const ignoredFiles = isQuick ? ['**/*.slow.*'] : [];
