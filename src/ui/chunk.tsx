import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component that is loaded on its own. */
export interface Chunk<P extends object> {
  /** Names it in errors. */
  id: string;
  /** Resolves when it can be rendered at once. @throws Error when it cannot be loaded */
  preload: () => Promise<void>;
  /** Fetches it ahead of need. Fails quietly: showing it tries again and reports. */
  warmUp: () => void;
  isLoaded: () => boolean;
  /** The component itself once it is there, until then one that suspends. */
  component: () => ComponentType<P>;
}

const renewals = new Set<() => void>();

/** Lets parts that failed be fetched again when they are shown next. Call it once the failure is shown. */
export function forgetFailures() {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** Describes the component of a module that is loaded when it is first shown, or before by `preload`. */
export function chunk<M, P extends object>(
  id: string,
  load: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): Chunk<P> {
  let loaded: ComponentType<P> | undefined;
  const start = async () => {
    try {
      loaded = pick(await loadChunk(id, load));
      return { default: loaded };
    } catch (error) {
      renewals.add(renew);
      throw error;
    }
  };
  let suspending = lazy(start);
  // A lazy component remembers its failure.
  const renew = () => {
    suspending = lazy(start);
  };
  const preload = async () => {
    if (!loaded) await start();
  };
  return {
    id,
    preload,
    warmUp: () => void preload().catch(() => undefined),
    isLoaded: () => loaded !== undefined,
    component: () => loaded ?? suspending,
  };
}

interface ChunkViewProps<P extends object> {
  chunk: Chunk<P>;
  props: P;
}

/**
 * Renders a chunk. One that is already there renders at once, without a fallback: that keeps hydration
 * and navigation smooth.
 */
export function ChunkView<P extends object>({ chunk, props }: ChunkViewProps<P>) {
  return <ChosenView key={chunk.id} chunk={chunk} props={props} />;
}

function ChosenView<P extends object>({ chunk, props }: ChunkViewProps<P>) {
  // Chosen once: changing the type later would mount it anew and lose its state.
  const [Component] = useState(() => chunk.component());
  return <Component {...props} />;
}
