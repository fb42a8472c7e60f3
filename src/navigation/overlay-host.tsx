import { Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { type Chunk, ChunkView } from '#src/lib/chunk.tsx';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { followIntent } from '#src/lib/preloading.ts';
import { FailureNotice } from '#src/ui/failure-notice.tsx';
import { LoadingSheet } from '#src/ui/loading-sheet.tsx';
import { holdEarlyKeys } from './early-keys.ts';
import type { Overlay } from './history-entry.ts';
import { returnFocus, useOverlayControls } from './overlay.ts';
import { isCovered, useVisit, useVisitStore, type VisitStore } from './visit-store.ts';

interface OverlayHostProps<P extends object> {
  kind: Overlay['kind'];
  /** Its name while its chunk is on its way, that of the lightbox by the picture's index. */
  title: (index?: number) => string;
  chunk: Chunk<P>;
  props: P;
}

/**
 * Mounts an overlay when it first opens; it stays, so that it can animate out. One that fails takes
 * nothing with it: the screen below can be used again.
 */
export function OverlayHost<P extends object>({ kind, title, chunk, props }: OverlayHostProps<P>) {
  const store = useVisitStore();
  const { closeOverlay } = useOverlayControls();
  const open = useVisit(({ overlay }) => overlay?.kind === kind);
  const covers = useVisit(isCovered) && open;
  const [retries, setRetries] = useState(0);
  const openings = useOpenings(open);
  const holdFocus = useCallback((shown: HTMLElement | null) => lendFocus(shown, store), [store]);

  useEffect(() => {
    return followIntent((control) => {
      for (const [key, opener] of store.openers) {
        if (opener === control && key.startsWith(kind)) chunk.preload();
      }
    });
  }, [store, chunk, kind]);
  useEffect(() => (covers ? holdEarlyKeys(closeOverlay) : undefined), [covers, closeOverlay]);

  function retry() {
    store.setState({ overlayFailed: false });
    setRetries(retries + 1);
  }

  if (openings === 0) return null;
  const { overlay } = store.getState();
  const index = overlay?.kind === 'lightbox' ? overlay.index : undefined;
  const mountKey = `${openings} ${retries}`;
  return (
    <ErrorBoundary
      key={mountKey}
      subject={mountKey}
      onError={() => store.setState({ overlayFailed: true })}
      fallback={
        open ? <FailureNotice ref={holdFocus} onRetry={retry} onClose={closeOverlay} /> : null
      }
    >
      <Suspense
        fallback={
          open && (
            <LoadingSheet
              ref={holdFocus}
              title={title(index)}
              dark={index !== undefined}
              onClose={closeOverlay}
            />
          )
        }
      >
        <ChunkView chunk={chunk} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Gives what stands in for an overlay the focus, so that a keyboard is at its buttons. Returns a cleanup function,
 * which gives it back where the overlay is closed, unless the visitor has taken it elsewhere.
 */
function lendFocus(shown: HTMLElement | null, store: VisitStore): () => void {
  const { overlay } = store.getState();
  (shown?.querySelector('button') ?? shown)?.focus({ preventScroll: true });
  return () => {
    const isClosed = !store.getState().overlay;
    if (overlay && isClosed && shown?.contains(document.activeElement)) returnFocus(store, overlay);
  };
}

/**
 * How often the overlay has been opened; 0 until then, and where the page is prerendered. As a mount key
 * it lets React render the dialog in slices: Radix mounts the content of one that turns open in a single
 * task (docs/decisions/014).
 */
function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: Number(open) });
  if (open !== seen.open) setSeen({ open, count: seen.count + Number(open) });
  return useDeferredValue(seen.count, 0);
}
