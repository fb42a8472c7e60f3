import { resume } from '#content/resume.ts';
import { telephoneAddress } from '#src/content/telephone-address.ts';
import type { Owner } from '#src/content/types.ts';

/**
 * The owner as a vCard 3.0, which every phone and Outlook can take over.
 * https://www.rfc-editor.org/rfc/rfc2426
 * @param url the whole address of the site
 */
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
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Family name, given name, additional names, prefixes and suffixes. What stands before the first name is a title. */
function nameParts(firstName: string, fullName: string): string[] {
  const names = ` ${fullName} `;
  const start = names.indexOf(` ${firstName} `);
  if (start >= 0) {
    const family = names.slice(start + firstName.length + 2).trim();
    return [family, firstName, '', names.slice(0, start).trim(), ''];
  }
  const [family = '', ...given] = fullName.split(' ').reverse();
  return [family, given.reverse().join(' '), '', '', ''];
}

function structured(parts: readonly string[]): string {
  return parts.map(escapeText).join(';');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line after 75 bytes at most, between characters; the break's own space counts. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
