import { slides } from '#content/slider.ts';
import { owner as allFields } from './parsed-owner.ts';

const { siteTitle, fullName, slug, siteUrl, email, phone, address } = allFields;
const { profiles, contactLinks, availability, mapPoint } = allFields;

export const owner = {
  siteTitle,
  fullName,
  slug,
  siteUrl,
  email,
  phone,
  address,
  profiles,
  contactLinks,
  availability,
  mapPoint,
};

/** Whether the site has a form; constant at build time (docs/decisions/04). */
export const hasForm = allFields.contactForm !== false;

/** Whether the lock's wallpaper changes with the time of day. */
export const hasDaylight = allFields.daylight !== false;

const { subject } = slides.contact.directRow;

/** The `href` of the link that replaces the form without `contactForm` or JavaScript. */
export const mailtoHref = `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
