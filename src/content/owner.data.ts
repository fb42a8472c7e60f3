import { slides } from '#content/slider.ts';
import { parsedOwner } from './parsed-owner.ts';

/** The fields that the browser needs. */
export const owner = {
  siteTitle: parsedOwner.siteTitle,
  fullName: parsedOwner.fullName,
  slug: parsedOwner.slug,
  siteUrl: parsedOwner.siteUrl,
  email: parsedOwner.email,
  phone: parsedOwner.phone,
  address: parsedOwner.address,
  profiles: parsedOwner.profiles,
  contactLinks: parsedOwner.contactLinks,
  availability: parsedOwner.availability,
  mapPoint: parsedOwner.mapPoint,
};

/** Whether the site has a form; constant at build time (docs/decisions/04). */
export const hasForm = parsedOwner.contactForm !== false;

/** Whether the lock's wallpaper changes with the time of day. */
export const hasDaylight = parsedOwner.daylight !== false;

const { subject } = slides.contact.directRow;
const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';

/**
 * Address of the e-mail link that replaces the form: with `contactForm: false`, or without
 * JavaScript.
 */
export const mailtoHref = `mailto:${owner.email}${query}`;
