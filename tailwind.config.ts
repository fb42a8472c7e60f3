import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from 'tailwindcss';
import { contentPath } from './scripts/content-folder.mjs';

/** The owner's colours, which `src/styles/theme.css` names. */
const palette = JSON.parse(readFileSync(join(contentPath, 'palette.json'), 'utf8'));

export default {
  // Not `**`, which finds nothing below a folder whose `.gitignore` ignores everything
  // (https://github.com/tailwindlabs/tailwindcss/issues/19844, still so in 4.3.5).
  content: ['./src/{*,*/*,*/*/*,*/*/*/*}.tsx', './scripts/build/inline/*.ts'],
  theme: { extend: { palette } },
} satisfies Config;
