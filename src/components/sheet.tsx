import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode, RefCallback } from 'react';
import { close as closeLabel } from '#content/texts/controls.ts';
import { isSiteEvent } from '#src/lib/dom.ts';
import type { LazyComponent } from '#src/lib/load-chunk.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { usePinchZoomed } from '#src/lib/use-pinch-zoomed.ts';
import { useElements } from '#src/navigation/elements.tsx';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { buttonClass } from './button.tsx';
import { focusDialog, panZoomedPage, returnFocus } from './dialog-handlers.ts';
import { FailedBody } from './failure-screen.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { DeferredBody } from './loading.tsx';

interface SheetProps {
  kind: 'form' | 'help';
  title: string;
  /**
   * Classes of the maximum width and, in `--sheet-min-height`, the sheet's height with its loaded
   * body, so that the sheet does not grow when the body loads.
   */
  size: string;
  ref?: RefCallback<HTMLElement>;
  body: LazyComponent<object>;
  /** Label of a close button after the body; by default, the close button is next to the title. */
  backLabel?: string;
  /** Radix Dialog's `Description`, below the body. */
  children?: ReactNode;
}

export function Sheet({ kind, title, size, ref, body, backLabel, children }: SheetProps) {
  const store = useVisitStore();
  // Opens after hydration, because without JavaScript a sheet could not be closed.
  const hydrated = useHydrated();
  const open = useVisit(({ modal }) => modal === kind) && hydrated;
  const close = useVisit((visit) => visit.closeModal);
  const { defaultOpeners } = useElements();
  // Without a portal, because `print.css` looks for an open dialog in `#root`.
  return (
    <Dialog.Root open={open} onOpenChange={close}>
      <Dialog.Overlay
        onClick={close}
        // A press that is released elsewhere must not move the focus.
        onMouseDown={(event) => event.preventDefault()}
        className="data-[state=closed]:animate-backdrop-out data-[state=open]:animate-backdrop-in fixed inset-0 z-40 bg-black/60"
      />
      <Dialog.Content
        ref={ref}
        lang={siteLanguage}
        {...(!children && { 'aria-describedby': undefined })}
        // Radix closes on pointer down (radix-ui/primitives#3111); the backdrop closes on click.
        onPointerDownOutside={(event) => event.preventDefault()}
        // Escape may cancel an input method's composition, or be meant for a browser extension.
        onEscapeKeyDown={(event) => {
          if (event.isComposing || !isSiteEvent(event)) event.preventDefault();
        }}
        onTouchMove={panZoomedPage}
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={(event) =>
          returnFocus(store, event, [store.getState().opener, defaultOpeners.get(kind)])
        }
        data-pinch-zoomed={usePinchZoomed() || undefined}
        className={`text-background-deep shadow-card pb-edge-bottom sheet z-40 flex w-full flex-col overflow-y-auto bg-white px-(--margin) pt-5 scheme-light on-light not-data-pinch-zoomed:overscroll-contain data-[state=closed]:pointer-events-none sm:pt-7 landscape-phone:pt-4 sm:tall-window:pb-7 ${size}`}
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4 landscape-phone:mb-1">
          <Dialog.Title className="text-2xl font-bold">{title}</Dialog.Title>
          {!backLabel && (
            <Dialog.Close className={buttonClass('neutral')}>{closeLabel}</Dialog.Close>
          )}
        </div>
        <div className="flex flex-wrap gap-4">
          <LazyBoundary
            lazy={body}
            renderFailure={(retry) => (
              <div className="grid w-full">
                <FailedBody onRetry={retry} />
              </div>
            )}
          >
            {(Body) => (
              <DeferredBody>
                <Body />
              </DeferredBody>
            )}
          </LazyBoundary>
          {backLabel && (
            <Dialog.Close className={`${buttonClass('neutral')} flex-1`}>{backLabel}</Dialog.Close>
          )}
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
