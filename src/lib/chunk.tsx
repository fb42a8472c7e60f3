import { type ComponentType, lazy, useState } from 'react';
import { loadChunk, type Preloadable, preloadQuietly } from './load-chunk.ts';

/** A component in files of its own, which are loaded when it is needed. */
export interface Chunk<P extends object> extends Preloadable {
  /** Tells it from others. */
  id: string;
  /** Resolves when it can be rendered at once. @throws Error when it cannot be loaded */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** The component itself once it is loaded, until then one that suspends. */
  component: () => ComponentType<P>;
}

const resets = new Set<() => void>();

/** Lets chunks that failed load again when they are next rendered. Call it once the failure shows. */
export function forgetFailures() {
  for (const reset of resets) reset();
  resets.clear();
}

/** Creates a chunk of one file; it is loaded when it is first rendered, or earlier by `preload`. */
export function chunk<M, P extends object>(
  id: string,
  importModule: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Chunk<P> {
  return chunkOf(id, [id], async () => pick(await loadChunk(id, importModule)));
}

/** Creates a chunk of any number of files, each of which `loadComponent` fetches by `loadChunk`. */
export function chunkOf<P extends object>(
  id: string,
  files: readonly string[],
  loadComponent: () => Promise<ComponentType<P>>,
): Chunk<P> {
  let loaded: ComponentType<P> | undefined;
  const start = async () => {
    try {
      loaded = await loadComponent();
      return { default: loaded };
    } catch (error) {
      resets.add(reset);
      throw error;
    }
  };
  let suspending = lazy(start);
  // A lazy component remembers its failure.
  const reset = () => {
    suspending = lazy(start);
  };
  const load = async () => {
    if (!loaded) await start();
  };
  return {
    id,
    files,
    load,
    preload: () => preloadQuietly(load),
    isLoaded: () => loaded !== undefined,
    component: () => loaded ?? suspending,
  };
}

interface ChunkViewProps<P extends object> {
  chunk: Chunk<P>;
  props: P;
}

/** Renders a chunk. One that is loaded does not suspend, so that hydration shows no fallback. */
export function ChunkView<P extends object>(view: ChunkViewProps<P>) {
  return <ChosenView key={view.chunk.id} {...view} />;
}

function ChosenView<P extends object>({ chunk, props }: ChunkViewProps<P>) {
  // Chosen once: another component type would remount and lose its state.
  const [Component] = useState(() => chunk.component());
  return <Component {...props} />;
}
