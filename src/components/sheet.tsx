import { Overlay as Backdrop, Close, Content, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode, RefCallback } from 'react';
import { close as closeLabel } from '#content/texts/controls.ts';
import { isOfSite } from '#src/lib/dom.ts';
import { usePageZoomed } from '#src/lib/hooks.ts';
import { useHydrated } from '#src/lib/hydration.ts';
import type { LazyComponent } from '#src/lib/load-chunk.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { useElements } from '#src/navigation/elements.tsx';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { buttonClass } from './button.tsx';
import { focusDialog, panZoomedPage, returnFocus } from './dialog-handlers.ts';
import { FailedBody } from './failure-screen.tsx';
import { LazyBoundary } from './lazy-boundary.tsx';
import { LateBody } from './loading.tsx';

interface SheetProps {
  kind: 'form' | 'help';
  title: string;
  /**
   * Classes of the greatest width and, in `--sheet-height`, of the least height: the title must not
   * move when the body arrives.
   */
  size: string;
  ref?: RefCallback<HTMLElement>;
  body: LazyComponent<object>;
  /** Labels a close button in the last row of the body; without it, one is beside the title. */
  backLabel?: string;
  /** Radix Dialog's `Description`, below the body. */
  children?: ReactNode;
}

/** A dialog that opens immediately and loads its body. */
export function Sheet(sheet: SheetProps) {
  const { kind, title, size, ref, body, backLabel, children } = sheet;
  const store = useVisitStore();
  // The sheet is not prerendered: without JavaScript it could not be closed.
  const hydrated = useHydrated();
  const open = useVisit(({ modal }) => modal === kind) && hydrated;
  const close = useVisit((visit) => visit.closeModal);
  const { openers } = useElements();
  return (
    <Root open={open} onOpenChange={close}>
      <Backdrop
        onClick={close}
        // A press that is released elsewhere does not close, so it must not take the focus either.
        onMouseDown={(event) => event.preventDefault()}
        className="data-[state=closed]:animate-backdrop-out data-[state=open]:animate-backdrop-in fixed inset-0 z-40 bg-black/60 motion-reduce:[animation-duration:1ms]!"
      />
      <Content
        ref={ref}
        lang={siteLanguage}
        {...(!children && { 'aria-describedby': undefined })}
        // Radix closes on the press, which cannot be taken back; here the backdrop's click closes
        // it (radix-ui/primitives#3111, open for 1.3.1).
        onPointerDownOutside={(event) => event.preventDefault()}
        // Escape takes back what an input method composes, and is another program's in its field.
        onEscapeKeyDown={(event) => {
          if (event.isComposing || !isOfSite(event)) event.preventDefault();
        }}
        onTouchMove={panZoomedPage}
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={(event) =>
          returnFocus(store, event, [store.getState().opener, openers.get(kind)])
        }
        data-page-zoomed={usePageZoomed() || undefined}
        className={`text-background-deep shadow-card pb-edge-bottom sheet z-40 flex w-full flex-col overflow-y-auto bg-white px-(--margin) pt-5 scheme-light on-light not-data-page-zoomed:overscroll-contain data-[state=closed]:pointer-events-none sm:pt-7 ${size}`}
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <Title className="text-2xl font-bold">{title}</Title>
          {!backLabel && <Close className={buttonClass('neutral')}>{closeLabel}</Close>}
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          <LazyBoundary
            lazy={body}
            failed={(retry) => (
              <div className="grid w-full">
                <FailedBody onRetry={retry} />
              </div>
            )}
          >
            {(Body) => (
              <LateBody>
                <Body />
              </LateBody>
            )}
          </LazyBoundary>
          {backLabel && <Close className={`${buttonClass('neutral')} grow`}>{backLabel}</Close>}
        </div>
        {children}
      </Content>
    </Root>
  );
}
