import { hasForm } from '#src/content/owner.data.ts';
import {
  contactForm as form,
  ContactSheet as Sheet,
} from '#src/features/contact/contact-sheet.tsx';
import { LazyNotifications as Host } from '#src/features/notifications/lazy-notifications.tsx';

/* With `contactForm: false` the build removes these imports (docs/decisions/06). */
export const contactForm = hasForm ? form : undefined;
export const ContactSheet = hasForm ? Sheet : undefined;
export const LazyNotifications = hasForm ? Host : undefined;
