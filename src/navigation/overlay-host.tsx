import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Chunk, useChunk } from '#src/lib/chunk.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { followIntent } from '#src/lib/preloading.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { FailureNotice } from '#src/ui/failure-notice.tsx';
import { type LoadingProps, LoadingSheet } from '#src/ui/loading-sheet.tsx';
import { holdEarlyKeys } from './keyboard.ts';
import { returnFocus, useOverlayControls } from './overlay.ts';
import { type Overlay, type SheetKind, sheets } from './overlay-kinds.ts';
import { isCovered, useVisit, useVisitStore, type VisitStore } from './visit-store.ts';

/** ms after which a stand-in gets the focus: screen readers must not read a quick overlay twice. */
const focusDelay = 300;

const noProps = {};

interface SheetHostProps {
  kind: SheetKind;
  chunk: Chunk<ComponentType>;
}

export function SheetHost({ kind, chunk }: SheetHostProps) {
  return (
    <OverlayHost
      kind={kind}
      chunk={chunk}
      props={noProps}
      loading={(props) => <LoadingSheet {...props} {...sheets[kind]} />}
    />
  );
}

interface OverlayHostProps<P extends object> {
  kind: Overlay['kind'];
  chunk: Chunk<ComponentType<P>>;
  props: P;
  loading: (props: LoadingProps) => ReactNode;
}

/**
 * Mounts an overlay when it first opens; it stays, so that it can animate out. Its stand-in comes at once, the overlay in
 * slices after it. One that fails leaves the screen below usable.
 */
export function OverlayHost<P extends object>({
  kind,
  chunk,
  props,
  loading,
}: OverlayHostProps<P>) {
  const store = useVisitStore();
  const { closeOverlay } = useOverlayControls();
  const open = useVisit(({ overlay }) => overlay?.kind === kind);
  const covers = useVisit(isCovered) && open;
  const [retries, setRetries] = useState(0);
  const [arrived, setArrived] = useState('');
  const hydrated = useHydrated();
  const openings = useOpenings(open);
  const key = `${openings} ${retries}`;
  // Radix mounts the content of a dialog that turns open in a single task: under a new key React renders it in slices.
  const mountKey = useDeferredValue(openings > 0 ? key : '', '');
  const holdFocus = useCallback((shown: HTMLElement) => lendFocus(shown, store), [store]);
  const holdFocusLate = useCallback(
    (shown: HTMLElement) => lendFocus(shown, store, focusDelay),
    [store],
  );

  useEffect(() => {
    return followIntent((control) => {
      for (const [opened, opener] of store.openers) {
        if (opener === control && opened.startsWith(kind)) chunk.preload();
      }
    });
  }, [store, chunk, kind]);
  useEffect(() => (covers ? holdEarlyKeys(closeOverlay) : undefined), [covers, closeOverlay]);

  function handleFailure() {
    store.setState({ overlayFailed: true });
    setArrived(mountKey);
  }

  function retry() {
    store.setState({ overlayFailed: false });
    setRetries(retries + 1);
  }

  return (
    <>
      {open &&
        hydrated &&
        arrived !== key &&
        loading({ ref: holdFocusLate, onClose: closeOverlay })}
      {mountKey && (
        <ErrorBoundary
          key={mountKey}
          subject={mountKey}
          onError={handleFailure}
          fallback={
            open ? <FailureNotice ref={holdFocus} onRetry={retry} onClose={closeOverlay} /> : null
          }
        >
          <Arriving chunk={chunk} props={props} onArrival={() => setArrived(mountKey)} />
        </ErrorBoundary>
      )}
    </>
  );
}

type ArrivingProps<P extends object> = Pick<OverlayHostProps<P>, 'chunk' | 'props'> & {
  onArrival: () => void;
};

function Arriving<P extends object>({ chunk, props, onArrival }: ArrivingProps<P>) {
  const Component = useChunk(chunk, true);
  const arrived = Component !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    if (arrived) onArrival();
  }, [arrived]);
  // The same element, or the press that closes an overlay would render all of it before it shows.
  return useMemo(() => Component && <Component {...props} />, [Component, props]);
}

/**
 * Gives a stand-in the focus after `delay` ms. The returned cleanup gives it back where the overlay is closed, unless the
 * visitor has taken it elsewhere.
 */
function lendFocus(shown: HTMLElement, store: VisitStore, delay = 0): () => void {
  const { overlay } = store.getState();
  const lend = () => (shown.querySelector('button') ?? shown).focus({ preventScroll: true });
  const timer = delay > 0 ? setTimeout(lend, delay) : lend();
  return () => {
    clearTimeout(timer ?? undefined);
    const { activeElement, body } = document;
    const isHere = activeElement === body || shown.contains(activeElement);
    if (overlay && !store.getState().overlay && isHere) returnFocus(store, overlay);
  };
}

/** How often the overlay has been opened. */
function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: Number(open) });
  if (open !== seen.open) setSeen({ open, count: seen.count + Number(open) });
  return seen.count;
}
