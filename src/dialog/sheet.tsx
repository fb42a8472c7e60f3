import { Overlay as Backdrop, Close, Content, Root, Title } from '@radix-ui/react-dialog';
import type { CSSProperties, ReactNode, RefCallback } from 'react';
import { close as closeLabel } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { ErrorBoundary } from '#src/lib/error-boundary.tsx';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { opener, openers } from '#src/navigation/elements.ts';
import { closeModal } from '#src/navigation/navigate.ts';
import { useVisit, useVisitStore } from '#src/store/visit-store.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { FailedBody } from '#src/ui/failure-screen.tsx';
import { LateBody } from '#src/ui/late-body.tsx';
import { focusDialog, returnFocus } from './dialog-focus.ts';

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

/** A dialog that opens immediately and loads its body. */
export function Sheet(sheet: SheetProps) {
  const { kind, title, height, ref, body, backLabel, children } = sheet;
  const store = useVisitStore();
  // The sheet is not prerendered: without JavaScript it could not be closed.
  const hydrated = useHydrated();
  const open = useVisit(({ modal }) => modal?.kind === kind) && hydrated;
  const close = () => closeModal(store);
  return (
    <Root open={open} onOpenChange={close}>
      <Backdrop
        onClick={close}
        // A press that is released elsewhere does not close, so it must not take the focus either.
        onMouseDown={(event) => event.preventDefault()}
        className="sheet-backdrop"
      />
      <Content
        ref={ref}
        lang={siteLanguage}
        {...(!children && { 'aria-describedby': undefined })}
        // Radix closes on the press, which cannot be taken back; here the backdrop's click closes
        // it (radix-ui/primitives#3111, open for 1.3.1).
        onPointerDownOutside={(event) => event.preventDefault()}
        // While an input method composes a text, Escape takes that back and does not close.
        onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={(event) => returnFocus(store, event, [opener.current, openers.get(kind)])}
        style={{ '--height': height } as CSSProperties}
        // Chromium draws scroll bars over round corners (w3c/csswg-drafts#4643; Chromium 156, 2026-11).
        className="sheet shadow-card [--underline:theme(colors.secondary.dark)] [clip-path:inset(0_0_-1.5rem_round_1.5rem)] sm:[clip-path:inset(0_round_1.5rem)]"
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
