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

/**
 * Family, given and additional names, prefixes, suffixes. Text before the first name is a prefix.
 */
function nameParts(firstName: string, fullName: string): string[] {
  const [title = '', ...family] = ` ${fullName} `.split(` ${firstName} `);
  if (family.length > 0)
    return [family.join(` ${firstName} `).trim(), firstName, '', title.trim(), ''];
  const names = fullName.split(' ');
  return [names.at(-1) ?? '', names.slice(0, -1).join(' '), '', '', ''];
}

function structured(parts: readonly string[]): string {
  return parts.map(escapeText).join(';');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
