import { hasForm } from '#src/content/owner.data.ts';
import {
  contactForm as form,
  ContactSheet as Sheet,
} from '#src/features/contact/contact-sheet.tsx';
import { LazyNotifications as Host } from '#src/features/notifications/lazy-notifications.tsx';

/*
 * The form's parts of the app, undefined with `contactForm: false`: the build then inlines these
 * values and drops everything that the module imports (docs/decisions/06).
 */
export const contactForm = hasForm ? form : undefined;
export const ContactSheet = hasForm ? Sheet : undefined;
export const LazyNotifications = hasForm ? Host : undefined;
