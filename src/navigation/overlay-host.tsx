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
import { closeOverlay, returnFocus } from './overlay.ts';
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
  const close = () => closeOverlay(store);
  const open = useVisit(({ overlay }) => overlay?.kind === kind);
  const covers = useVisit(isCovered) && open;
  const hydrated = useHydrated();
  // Each opening and each retry mounts it anew: Radix mounts the content of a dialog that turns open in a single task,
  // and React what has a new key in slices.
  const [{ wasOpen, mounts }, setMounts] = useState({ wasOpen: open, mounts: Number(open) });
  if (open !== wasOpen) setMounts({ wasOpen: open, mounts: mounts + Number(open) });
  const mounted = useDeferredValue(mounts, 0);
  const [arrived, setArrived] = useState(0);
  const holdFocus = useCallback((shown: HTMLElement) => lendFocus(shown, store), [store]);

  useEffect(() => {
    return followIntent((control) => {
      for (const [opened, opener] of store.openers) {
        if (opener === control && opened.startsWith(kind)) chunk.preload();
      }
    });
  }, [store, chunk, kind]);
  useEffect(() => {
    if (covers) return holdEarlyKeys(() => closeOverlay(store));
  }, [covers, store]);

  function handleFailure() {
    store.setState({ overlayFailed: true });
    setArrived(mounted);
  }

  function retry() {
    store.setState({ overlayFailed: false });
    setMounts({ wasOpen: open, mounts: mounts + 1 });
  }

  return (
    <>
      {open && hydrated && arrived !== mounts && loading({ ref: holdFocus, onClose: close })}
      {mounted > 0 && (
        <ErrorBoundary
          key={mounted}
          subject={kind}
          onError={handleFailure}
          fallback={open && <FailureNotice ref={holdFocus} onRetry={retry} onClose={close} />}
        >
          <Arriving chunk={chunk} props={props} onArrival={() => setArrived(mounted)} />
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
 * Gives a stand-in the focus, or the notice of a failure. The returned cleanup gives it back where the overlay is closed,
 * unless the visitor has taken it elsewhere.
 */
function lendFocus(shown: HTMLElement, store: VisitStore): () => void {
  const { overlay } = store.getState();
  const lend = () => (shown.querySelector('button') ?? shown).focus({ preventScroll: true });
  const timer = shown.ariaBusy ? setTimeout(lend, focusDelay) : lend();
  return () => {
    clearTimeout(timer ?? undefined);
    const { activeElement, body } = document;
    const isHere = activeElement === body || shown.contains(activeElement);
    if (overlay && !store.getState().overlay && isHere) returnFocus(store, overlay);
  };
}
