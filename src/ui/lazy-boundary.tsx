import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import type { LazyPart } from '#src/lib/load-chunk.ts';

interface LazyBoundaryProps<P extends object> {
  part: LazyPart<P>;
  /** @param retry loads the part again and shows it; rejects if that fails, too */
  failed: (retry: () => Promise<void>) => ReactNode;
  /** Renders the part below a `<Suspense>`. */
  children: (Part: ComponentType<P>) => ReactNode;
}

/** Shows a lazy part or its failure. Each mount and each retry loads it anew, unless it is there. */
export function LazyBoundary<P extends object>({ part, failed, children }: LazyBoundaryProps<P>) {
  const [Part, setPart] = useState(part.component);
  const retry = async () => {
    const Loaded = await part.load();
    // It was not loading that failed.
    if (Loaded === Part) throw new Error(`Rendering ${part.id} failed`);
    setPart(() => Loaded);
  };
  return (
    <ErrorBoundary subject={Part} fallback={failed(retry)}>
      {children(Part)}
    </ErrorBoundary>
  );
}
