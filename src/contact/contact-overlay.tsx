import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { memo, useCallback, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { sliderPages } from '#content/slider.ts';
import { contactForm } from '#content/texts/form.ts';
import { recaptchaSiteKey } from '#src/config/environment.ts';
import {
  focusFirst,
  focusOpener,
  ignorePress,
  useOverlayControls,
  useTakeover,
} from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { useVisit, useVisitStore } from '#src/navigation/visit-store.ts';
import { sheetClasses, sheetHeight } from '#src/ui/loading-sheet.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Message } from './fields.ts';
import { fitVisibleArea } from './fit-visible-area.ts';
import { preloadSending, sendMessage } from './send-message.ts';

/** The contact form over the screen, while the visit's state says that it is open. */
export function ContactOverlay() {
  const open = useVisit((state) => state.overlay?.kind === 'form');
  // Rendered in slices: the press that closes it shows sooner (docs/decisions/02).
  return <ContactDialog open={useDeferredValue(open)} />;
}

const ContactDialog = memo(function ContactDialog({ open }: { open: boolean }) {
  const store = useVisitStore();
  const { closeOverlay } = useOverlayControls();
  const takeOver = useTakeover();
  const place = useCallback(
    (element: HTMLElement | null) => {
      takeOver(element);
      return fitVisibleArea(element);
    },
    [takeOver],
  );

  const send = (message: Message, spam: boolean, wait: number) => {
    // A second press can still reach the form while it animates out.
    if (store.getState().overlay?.kind !== 'form') return;
    closeOverlay();
    void sendMessage(message, spam, wait);
  };

  return (
    <Root open={open} onOpenChange={closeOverlay}>
      <Portal container={document.body}>
        <Overlay onClick={closeOverlay} ref={takeOver} className={sheetClasses.backdrop} />
        <Content
          ref={place}
          onPointerDownOutside={ignorePress}
          onOpenAutoFocus={(event) => {
            focusFirst(event);
            // In a task of its own: evaluating Firestore must not hold up the form (docs/decisions/02).
            setTimeout(preloadSending);
          }}
          onCloseAutoFocus={(event) => focusOpener(event, store, { kind: 'form' })}
          style={sheetHeight('form')}
          className={sheetClasses.sheet}
        >
          <Title className={`mb-4 ${sheetClasses.title}`}>{sliderPages.contact.form.heading}</Title>
          <ContactForm onSend={send} />
          <Description className="mt-4 text-sm">
            {contactForm.privacyHint.before}
            <Link
              href={paths.below(contactForm.privacyHint.page)}
              className="font-semibold text-primary-dark underline"
            >
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
