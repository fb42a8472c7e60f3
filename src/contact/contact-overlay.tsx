import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { memo, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { recaptchaSiteKey } from '#src/config/environment.ts';
import { contactForm } from '#src/content/contact-form.ts';
import { formPage } from '#src/content/pages.ts';
import {
  focusFirst,
  focusOpener,
  ignorePress,
  useOverlayControls,
} from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { ContactForm } from './contact-form.tsx';
import { fitVisibleArea } from './fit-visible-area.ts';
import type { Message } from './message.ts';
import { preloadSending, sendMessage } from './send-message.ts';

/** The contact form over the screen, while the visit's state says that it is open. */
export function ContactOverlay() {
  const open = useVisit((state) => state.overlay?.kind === 'form');
  // Rendered in slices: the press that closes it shows sooner (docs/decisions/014).
  return <ContactDialog open={useDeferredValue(open)} />;
}

const ContactDialog = memo(function ContactDialog({ open }: { open: boolean }) {
  const store = useVisitStore();
  const { closeOverlay } = useOverlayControls();

  const send = (message: Message, spam: boolean, wait: number) => {
    // A second press can still reach the form while it animates out.
    if (store.getState().overlay?.kind !== 'form') return;
    closeOverlay();
    void sendMessage(message, spam, wait);
  };

  return (
    <Root open={open} onOpenChange={closeOverlay}>
      <Portal container={document.body}>
        <Overlay
          onClick={closeOverlay}
          className="fixed inset-0 z-40 bg-black/60 data-[state=open]:animate-[fade-in_200ms_ease-out] data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards] motion-reduce:animate-none!"
        />
        <Content
          ref={fitVisibleArea}
          onPointerDownOutside={ignorePress}
          onOpenAutoFocus={(event) => {
            focusFirst(event);
            // In a task of its own: evaluating Firestore must not hold up the form (docs/decisions/014).
            setTimeout(preloadSending);
          }}
          onCloseAutoFocus={(event) => focusOpener(event, store, { kind: 'form' })}
          className="fixed inset-x-0 bottom-[calc(100%-var(--visible-top,0px)-var(--visible-height,100%))] z-40 mx-auto max-h-[calc(var(--visible-height,100%)-1rem)] w-full max-w-lg overflow-y-auto overscroll-contain rounded-t-card bg-white px-(--margin) scheme-light pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ground-deep shadow-card data-[state=closed]:pointer-events-none [--fade-translate:0_3rem] data-[state=open]:animate-[fade-in_200ms_ease-out] data-[state=closed]:animate-[fade-out_150ms_ease-in_forwards] motion-reduce:animate-none! sm:top-(--visible-top,0px) sm:m-auto sm:h-fit sm:rounded-card sm:pt-7"
        >
          <Title className="mb-4 text-2xl font-bold">{formPage.heading}</Title>
          <ContactForm onSend={send} />
          <Description className="mt-4 text-sm">
            {contactForm.privacyHint.before}
            <Link href={paths.privacy} className="font-semibold text-primary-dark underline">
              {contactForm.privacyHint.link}
            </Link>
            {contactForm.privacyHint.after}
            {recaptchaSiteKey && ` ${contactForm.recaptchaNotice}`}
          </Description>
        </Content>
      </Portal>
    </Root>
  );
});
