import { checkContent } from './check.ts';

/** The content, checked while this is imported: once `importTypeScript` returns, nothing more can be imported. */
export const { findings, errors, files, examples } = await checkContent();
