import { hasForm } from '#src/content/owner.data.ts';
import * as contact from '#src/features/contact/contact-sheet.tsx';
import * as notifications from '#src/features/contact/lazy-notifications.tsx';

// With `contactForm: false` the build replaces this module by its values, all undefined
// (`scripts/build/entry-server.tsx`).
export const lazyContactForm = hasForm ? contact.lazyContactForm : undefined;
export const ContactSheet = hasForm ? contact.ContactSheet : undefined;
export const LazyNotifications = hasForm ? notifications.LazyNotifications : undefined;
