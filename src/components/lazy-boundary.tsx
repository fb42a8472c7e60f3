import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import type { LazyComponent } from '#src/lib/load-chunk.ts';

interface LazyBoundaryProps<P extends object> {
  lazy: LazyComponent<P>;
  /** @param retry imports and shows the component; rejects if the import fails or had succeeded */
  renderFailure: (retry: () => Promise<void>) => ReactNode;
  /** Must render the component inside a `<Suspense>`. */
  children: (Loaded: ComponentType<P>) => ReactNode;
}

/** Renders a lazy component or its failure. Mounting and `retry` import it if necessary. */
export function LazyBoundary<P extends object>({
  lazy,
  renderFailure,
  children,
}: LazyBoundaryProps<P>) {
  const [Component, setComponent] = useState(() => lazy.component());
  const retry = async () => {
    const Loaded = await lazy.load();
    // The component was already loaded, so rendering had failed.
    if (Loaded === Component) throw new Error(`Rendering ${lazy.id} failed`);
    setComponent(() => Loaded);
  };
  return (
    <ErrorBoundary resetKey={Component} fallback={renderFailure(retry)}>
      {children(Component)}
    </ErrorBoundary>
  );
}
