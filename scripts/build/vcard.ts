import { telephoneAddress } from '#src/content/addresses.ts';
import { resume } from '#src/content/parsed-content.ts';
import type { Owner } from '#src/content/types.ts';

/** The owner as a vCard 3.0 (RFC 2426), which phones and Outlook import. */
export function vCard({ firstName, fullName, email, phone, address }: Owner, url: string): string {
  const { street, postalCode, city, country } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${structured(nameParts(firstName, fullName))}`,
    `FN:${escapeText(fullName)}`,
    `TITLE:${escapeText(resume.occupation)}`,
    ...(phone ? [`TEL;TYPE=VOICE:${telephoneAddress(phone).replace('tel:', '')}`] : []),
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    `ADR;TYPE=WORK:${structured(['', '', street, city, '', postalCode, country])}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Family name, given name, additional names, prefixes and suffixes. */
function nameParts(firstName: string, fullName: string): string[] {
  // With spaces, because the first name may also be a part of another word.
  const start = ` ${fullName} `.indexOf(` ${firstName} `);
  if (start >= 0) {
    const prefix = fullName.slice(0, start).trim();
    const familyName = fullName.slice(start + firstName.length).trim();
    return [familyName, firstName, '', prefix, ''];
  }
  const names = fullName.split(' ');
  return [names.at(-1) ?? '', names.slice(0, -1).join(' '), '', '', ''];
}

function structured(parts: readonly string[]): string {
  return parts.map(escapeText).join(';');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
