import { sliderPages } from '#content/slider.ts';
import { contactForm } from '#content/texts/form.ts';
import { chunk } from '#src/lib/chunk.ts';
import { Sheet } from '#src/navigation/sheet.tsx';
import { fitVisibleArea } from './fit-visible-area.ts';

export const form = chunk(
  'contact-form',
  () => import('./contact-form.tsx'),
  (module) => module.ContactForm,
);

/** The contact form over the screen. */
export function ContactSheet() {
  return (
    <Sheet
      kind="form"
      title={sliderPages.contact.form.heading}
      height="40rem"
      ref={fitVisibleArea}
      content={form}
      backLabel={contactForm.back}
    />
  );
}
