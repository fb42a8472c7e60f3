import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';

/** Whether there is a form: a constant of the build (docs/decisions/06). */
export const hasForm = owner.contactForm !== false;

const { subject } = sliderPages.contact.directRow;

/** For sites without a form. */
export const mailAddress = `mailto:${owner.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
