import { Overlay as Backdrop, Close, Content, Root, Title } from '@radix-ui/react-dialog';
import type { CSSProperties, ReactNode, RefCallback } from 'react';
import { close as closeLabel } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { isOfSite } from '#src/lib/dom.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { usePageZoomed } from '#src/lib/hooks.ts';
import { useHydrated } from '#src/lib/hydration.ts';
import { useElements } from '#src/navigation/elements.tsx';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { FailedBody } from '#src/ui/failure-screen.tsx';
import { LateBody } from '#src/ui/loading.tsx';
import { focusDialog, panZoomedPage, returnFocus } from './dialog-handlers.ts';

interface SheetProps {
  kind: 'form' | 'help';
  title: string;
  /** Minimum height, a CSS length: the title must not move when the body arrives. */
  height: string;
  ref?: RefCallback<HTMLElement>;
  /** What is `lazy`. */
  body: ReactNode;
  /** Labels a close button in the last row of the body; without it, one is beside the title. */
  backLabel?: string;
  /** Radix Dialog's `Description`, below the body. */
  children?: ReactNode;
}

/**
 * Sheet and backdrop fade. With less motion in 1 ms: without an animation a dialog that is closing
 * would stay for ever, because Radix waits for the end of it.
 */
const fading =
  'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out motion-reduce:[animation-duration:1ms]!';

/**
 * The sheet is centred from 600 px; in a narrower window it stands at the bottom, above an on-screen
 * keyboard (`fitVisibleArea`).
 */
const place =
  'fixed inset-x-0 bottom-[calc(100%-var(--visible-top,0px)-var(--visible-height,100%))] z-40 mx-auto max-h-[calc(var(--visible-height,100%)-1rem)] min-h-[min(var(--height),var(--visible-height,100%)-1rem)] w-full max-w-lg sm:top-(--visible-top,0px) sm:m-auto sm:h-fit';

/** Chromium draws scroll bars over round corners (w3c/csswg-drafts#4643; Chromium 156, 2026-11). */
const corners =
  'rounded-t-card [clip-path:inset(0_0_-1.5rem_round_1.5rem)] sm:rounded-card sm:[clip-path:inset(0_round_1.5rem)]';

/** A dialog that opens immediately and loads its body. */
export function Sheet(sheet: SheetProps) {
  const { kind, title, height, ref, body, backLabel, children } = sheet;
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
        className={`fixed inset-0 z-40 bg-black/60 ${fading}`}
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
        style={{ '--height': height } as CSSProperties}
        data-page-zoomed={usePageZoomed() || undefined}
        className={`flex flex-col overflow-y-auto bg-white px-(--margin) pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ground-deep scheme-light shadow-card [--fade-translate:0_3rem] [--underline:var(--color-secondary-dark)] not-data-page-zoomed:overscroll-contain data-[state=closed]:pointer-events-none sm:pt-7 ${place} ${corners} ${fading}`}
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <Title className="text-2xl font-bold">{title}</Title>
          {!backLabel && <Close className={buttonClass('paper')}>{closeLabel}</Close>}
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-4">
          <ErrorBoundary
            subject={kind}
            fallback={
              <div className="grid w-full">
                <FailedBody />
              </div>
            }
          >
            <LateBody>{body}</LateBody>
          </ErrorBoundary>
          {backLabel && <Close className={`${buttonClass('paper')} grow`}>{backLabel}</Close>}
        </div>
        {children}
      </Content>
    </Root>
  );
}
