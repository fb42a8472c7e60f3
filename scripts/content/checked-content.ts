import { checkContent } from './check.ts';

// Awaited here, because a module's imports fail once `importTypeScript` has returned.
export const { findings, errors, files, examples } = await checkContent();
