import { checkContent } from './check.ts';

// Checked during the import, because modules read by `importTypeScript` can import nothing later.
export const { findings, errors, files, examples } = await checkContent();
