import { telephoneAddress } from '#src/content/addresses.ts';
import type { StaticBlock } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';

// Blocks of the legal pages about the provider (§ 5 DDG), who is the owner of the site.

/** Name and postal address. */
export function providerBlock({ fullName, address }: Owner): StaticBlock {
  const { street, postalCode, city, country } = address;
  return { lines: [fullName, street, `${postalCode} ${city}`, country] };
}

/**
 * E-mail, and the phone or else the form, because § 5 Abs. 1 Nr. 2 DDG requires two fast ways of
 * contact (docs/decisions/07).
 */
export function contactBlock({ email, phone, contactForm }: Owner): StaticBlock {
  const mail = { label: 'E-Mail', text: email, href: `mailto:${email}` };
  const form = { label: 'Kontaktformular', text: 'Nachricht schreiben', href: '/kontakt' };
  if (phone)
    return { entries: [{ label: 'Telefon', text: phone, href: telephoneAddress(phone) }, mail] };
  return { entries: contactForm === false ? [mail] : [mail, form] };
}
