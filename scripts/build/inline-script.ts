import { build } from 'vite';
import { contentAlias } from '#scripts/content-folder.mjs';

/**
 * Builds a small script that becomes part of the HTML, with what it imports, and returns its text.
 * @param base folder under which the site is published
 */
export async function inlineScript(input: string, base = '/'): Promise<string> {
  const result = await build({
    configFile: false,
    base,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [contentAlias] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk || !('code' in chunk)) throw new Error(`${input} makes no script.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return chunk.code.trim();
}
