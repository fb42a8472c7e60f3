import { form as formChunk, ContactSheet as Sheet } from '#src/contact/contact-sheet.tsx';
import { hasForm } from '#src/content/write-address.ts';
import { NotificationsHost as Host } from '#src/notifications/notifications-host.tsx';

/*
 * What the form brings to the app. Undefined where the owner wants none: the build then has these values in place of the
 * module, and so nothing of what it imports (docs/decisions/06).
 */
export const form = hasForm ? formChunk : undefined;
export const ContactSheet = hasForm ? Sheet : undefined;
export const NotificationsHost = hasForm ? Host : undefined;
