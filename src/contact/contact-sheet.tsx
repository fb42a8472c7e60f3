import { sliderPages } from '#content/slider.ts';
import { chunk } from '#src/lib/chunk.ts';
import { Sheet } from '#src/navigation/sheet.tsx';
import { fitVisibleArea } from './fit-visible-area.ts';

export const contactForm = chunk(
  'contact-form',
  () => import('./contact-form.tsx'),
  (module) => module.ContactForm,
);

/** The contact form over the screen. */
export function ContactSheet() {
  const { heading } = sliderPages.contact.form;
  return (
    <Sheet kind="form" title={heading} height="40rem" ref={fitVisibleArea} content={contactForm} />
  );
}
