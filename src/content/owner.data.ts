import { slides } from '#content/slider.ts';
import { owner as allFields } from './parsed-owner.ts';

/** The fields that the browser needs. */
export const owner = {
  siteTitle: allFields.siteTitle,
  fullName: allFields.fullName,
  slug: allFields.slug,
  siteUrl: allFields.siteUrl,
  email: allFields.email,
  phone: allFields.phone,
  address: allFields.address,
  profiles: allFields.profiles,
  contactLinks: allFields.contactLinks,
  availability: allFields.availability,
  mapPoint: allFields.mapPoint,
};

/** Whether the site has a form; constant at build time (docs/decisions/04). */
export const hasForm = allFields.contactForm !== false;

/** Whether the lock's wallpaper changes with the time of day. */
export const hasDaylight = allFields.daylight !== false;

const { subject } = slides.contact.directRow;
const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';

/** The `href` of the link instead of the form: with `contactForm: false`, or without JavaScript. */
export const mailtoHref = `mailto:${owner.email}${query}`;
