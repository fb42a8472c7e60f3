import { Overlay as Backdrop, Content, Portal, Root } from '@radix-ui/react-dialog';
import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { sheetClasses, sheetHeight } from '#src/ui/loading-sheet.tsx';
import { closeOverlay, returnFocus } from './overlay.ts';
import { type Overlay, type SheetKind, sheets } from './overlay-kinds.ts';
import { useVisit, useVisitStore, type VisitStore } from './visit-store.ts';

interface SheetDialogProps {
  kind: SheetKind;
  /** A stable ref for the sheet. */
  place?: (sheet: HTMLElement | null) => (() => void) | undefined;
  onOpen?: () => void;
  described?: boolean;
  children: ReactNode;
}

/** The dialog of an overlay that is a sheet, while the visit's state says that it is open. */
export function SheetDialog({ kind, place, onOpen, described, children }: SheetDialogProps) {
  const store = useVisitStore();
  const close = () => closeOverlay(store);
  const takeOver = useTakeover();
  const open = useVisit(({ overlay }) => overlay?.kind === kind);
  const sheet = useCallback(
    (element: HTMLElement | null) => {
      takeOver(element);
      return place?.(element);
    },
    [takeOver, place],
  );
  return (
    // Rendered in slices: the press that closes it shows sooner (docs/decisions/02).
    <Root open={useDeferredValue(open)} onOpenChange={close}>
      <Portal container={document.body}>
        <Backdrop onClick={close} ref={takeOver} className={sheetClasses.backdrop} />
        <Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          ref={sheet}
          // Radix would close it with the press, which must be able to be taken back. The click closes it.
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            focusFirst(event);
            onOpen?.();
          }}
          onCloseAutoFocus={(event) => focusOpener(event, store, { kind })}
          style={sheetHeight(sheets[kind].height)}
          className={sheetClasses.sheet}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** A ref for what takes over from an overlay's stand-in: it goes on with the motion (`ui/loading-sheet.tsx`). */
export function useTakeover(): (element: HTMLElement | null) => void {
  const store = useVisitStore();
  return useCallback(
    (element) => {
      element?.style.setProperty('--elapsed', `${store.opened - performance.now()}ms`);
    },
    [store],
  );
}

/**
 * For Radix Dialog's `onCloseAutoFocus`: in Safari a clicked button has not had the focus, to which Radix would return.
 */
export function focusOpener(event: Event, store: VisitStore, overlay: Overlay) {
  event.preventDefault();
  returnFocus(store, overlay);
}

/**
 * For Radix Dialog's `onOpenAutoFocus`: in a task of its own, because focusing forces layout (docs/decisions/02).
 */
export function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  setTimeout(() => {
    const control = dialog.querySelector<HTMLElement>('input, textarea, button');
    control?.focus({ preventScroll: true });
  });
}
