import { Description, Title } from '@radix-ui/react-dialog';
import { Link } from 'wouter';
import { sliderPages } from '#content/slider.ts';
import { contactForm } from '#content/texts/form.ts';
import { recaptchaSiteKey } from '#src/config/environment.ts';
import { closeOverlay } from '#src/navigation/overlay.ts';
import { SheetDialog } from '#src/navigation/overlay-dialog.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useVisitStore } from '#src/navigation/visit-store.ts';
import { sheetClasses } from '#src/ui/loading-sheet.tsx';
import { ContactForm } from './contact-form.tsx';
import type { Message } from './fields.ts';
import { fitVisibleArea } from './fit-visible-area.ts';
import { preloadSending, sendMessage } from './send-message.ts';

/** The contact form over the screen. */
export function ContactOverlay() {
  const store = useVisitStore();

  const send = (message: Message, spam: boolean) => {
    // A second press can still reach the form while it animates out.
    if (store.getState().overlay?.kind !== 'form') return;
    closeOverlay(store);
    void sendMessage(message, spam);
  };

  return (
    <SheetDialog
      kind="form"
      place={fitVisibleArea}
      // In a task of its own: evaluating Firestore must not hold up the form (docs/decisions/02).
      onOpen={() => setTimeout(preloadSending)}
      described
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
    </SheetDialog>
  );
}
