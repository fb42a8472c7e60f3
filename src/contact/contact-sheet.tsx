import { Description } from '@radix-ui/react-dialog';
import { Link } from 'wouter';
import { contactForm } from '#content/texts/form.ts';
import { recaptchaSiteKey } from '#src/config/environment.ts';
import { formPage } from '#src/content/browser-texts.data.ts';
import { Sheet } from '#src/dialog/sheet.tsx';
import { lazyPart } from '#src/lib/load-chunk.ts';
import { paths } from '#src/navigation/paths.ts';
import { fitVisibleArea } from './fit-visible-area.ts';

export const ContactForm = lazyPart(
  'contact-form',
  async () => (await import('./contact-form.tsx')).ContactForm,
);

const { back, privacyHint, recaptchaNotice } = contactForm;

export function ContactSheet() {
  return (
    <Sheet
      kind="form"
      title={formPage.heading}
      height="39rem"
      ref={fitVisibleArea}
      body={<ContactForm />}
      backLabel={back}
    >
      <Description className="mt-4 text-sm">
        {privacyHint.before}
        <Link
          href={paths.below(privacyHint.page)}
          className="font-semibold text-primary-dark underline"
        >
          {privacyHint.link}
        </Link>
        {privacyHint.after}
        {recaptchaSiteKey && ` ${recaptchaNotice}`}
      </Description>
    </Sheet>
  );
}
