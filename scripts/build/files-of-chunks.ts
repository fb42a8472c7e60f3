import type { Rolldown } from 'vite';

export type Bundle = readonly Rolldown.RolldownOutput['output'][number][];

/** Files of a chunk and its static imports, without the files that every page loads. */
export function filesOfChunk(bundle: Bundle, name: string): string[] {
  const chunks = chunksOf(bundle);
  const entryFiles = new Set(filesOfEntry(bundle));
  const start = chunks.find((chunk) => chunk.name === name);
  if (!start) throw new Error(`The build has no chunk ${name}.`);
  return withImports(chunks, [start.fileName]).filter((file) => !entryFiles.has(file));
}

/** Scripts that every page loads; the entry is the first. */
export function filesOfEntry(bundle: Bundle): string[] {
  const chunks = chunksOf(bundle);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return withImports(chunks, entries);
}

/** The files and their static imports. */
function withImports(chunks: readonly Rolldown.OutputChunk[], files: readonly string[]): string[] {
  const found = new Set<string>(files);
  // Iterating a set includes entries added during the loop.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported);
  }
  return [...found];
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return bundle.filter((file) => file.type === 'chunk');
}
