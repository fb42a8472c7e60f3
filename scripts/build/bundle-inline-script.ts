import { build, type Rolldown } from 'vite';
import { contentAlias } from '#scripts/content-folder.mjs';

/** Bundles a small script that becomes part of the HTML. */
export async function bundleInlineScript(input: string, base = '/'): Promise<Rolldown.OutputChunk> {
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
  if (!chunk) throw new Error(`${input} makes no script.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return { ...chunk, code: chunk.code.trim() };
}
