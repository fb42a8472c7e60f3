import { hasForm } from '#src/content/owner.data.ts';
import * as contact from '#src/features/contact/contact-sheet.tsx';
import * as notifications from '#src/features/contact/lazy-notifications.tsx';

// With `contactForm: false`, all three values are undefined. The build then replaces this module by
// these values (`scripts/build/entry-server.tsx`), because the imports would bundle the form.
export const lazyContactForm = hasForm ? contact.lazyContactForm : undefined;
export const ContactSheet = hasForm ? contact.ContactSheet : undefined;
export const LazyNotifications = hasForm ? notifications.LazyNotifications : undefined;
