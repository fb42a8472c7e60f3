import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import type { LazyComponent } from '#src/lib/load-chunk.ts';

interface LazyBoundaryProps<P extends object> {
  lazy: LazyComponent<P>;
  /** @param retry loads the component again and shows it; rejects if that fails, too */
  failed: (retry: () => Promise<void>) => ReactNode;
  /** Renders the component below a `<Suspense>`. */
  children: (Loaded: ComponentType<P>) => ReactNode;
}

/** Shows a lazy component or its failure. Each mount and each retry imports it, unless it is there. */
export function LazyBoundary<P extends object>({ lazy, failed, children }: LazyBoundaryProps<P>) {
  const [Shown, setShown] = useState(lazy.component);
  const retry = async () => {
    const Loaded = await lazy.load();
    // It was not loading that failed.
    if (Loaded === Shown) throw new Error(`Rendering ${lazy.id} failed`);
    setShown(() => Loaded);
  };
  return (
    <ErrorBoundary subject={Shown} fallback={failed(retry)}>
      {children(Shown)}
    </ErrorBoundary>
  );
}
