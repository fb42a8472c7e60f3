import { slides } from '#content/slider.ts';
import { owner as everything } from './parsed-owner.ts';

const { siteTitle, fullName, slug, siteUrl, email, phone, address } = everything;
const { profiles, contactLinks, availability, mapPoint } = everything;

/** What screens show of the owner. */
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

/** Whether there is a form: a constant of the build (docs/decisions/06). */
export const hasForm = everything.contactForm !== false;

/** Whether the lock's wallpaper takes the light of the hour. */
export const hasDaylight = everything.daylight !== false;

const { subject } = slides.contact.directRow;

/** The link in place of the form, where the site has none or the browser no script. */
export const mailAddress = `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
