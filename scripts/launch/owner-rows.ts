import type { Owner } from '#src/content/types.ts';
import { isFictionalPhone, isPlaceholderName, isReservedHost } from './placeholders.ts';
import { ownerFile, type Row } from './row.ts';

/** What of the owner is made up, and what the legal pages lack. The fields have passed the build's check. */
export function ownerRows(owner: Owner): Row[] {
  return [...identityRows(owner), ...legalRows(owner)];
}

function row(state: Row['state'], field: string, text: string): Row {
  return { state, file: ownerFile, field, text };
}

function identityRows(owner: Owner): Row[] {
  const { firstName, fullName, siteTitle, slug, siteUrl, email, phone, address } = owner;
  const names = { firstName, fullName, siteTitle, slug, 'address.street': address.street };
  const rows = Object.entries({ ...names, 'address.city': address.city })
    .filter(([, value]) => isPlaceholderName(value) || /^muster/i.test(value))
    .map(([field, value]) => row('open', field, `"${value}" is a placeholder.`));
  // Where the shipped first name stays beside another full name.
  if (!fullName.includes(firstName)) {
    rows.push(row('open', 'firstName', `"${firstName}" is no part of "${fullName}".`));
  }
  const { hostname, protocol } = new URL(siteUrl);
  if (isReservedHost(hostname)) {
    rows.push(row('open', 'siteUrl', `${hostname} can belong to nobody; use your own domain.`));
  } else if (protocol !== 'https:') {
    rows.push(row('open', 'siteUrl', 'must begin with https://: messages are personal data.'));
  }
  const mailHost = email.split('@')[1] ?? '';
  if (isReservedHost(mailHost)) {
    rows.push(row('open', 'email', `${mailHost} receives no mail; use your own address.`));
  }
  if (phone && isFictionalPhone(phone)) {
    rows.push(row('open', 'phone', `${phone} is reserved for films; use your own, or none.`));
  }
  if (phone && !/^(\+|00)/.test(phone) && address.country !== 'Deutschland') {
    const text = `must begin with the code of ${address.country}, as in +41 44 123 45 67: without one it counts as German.`;
    rows.push(row('open', 'phone', text));
  }
  if (
    address.country === 'Deutschland' &&
    !/^(?!12345)(0[1-9]|[1-9]\d)\d{3}$/.test(address.postalCode)
  ) {
    rows.push(row('open', 'address.postalCode', `${address.postalCode} is no German postal code.`));
  }
  return rows;
}

function legalRows(owner: Owner): Row[] {
  const { country } = owner.address;
  const rows: Row[] = [];
  if (!owner.hosting) {
    const text =
      'Say who serves the site, with address: the privacy notice names recipients (Art. 13 GDPR).';
    rows.push(row('open', 'hosting', text));
  } else if (owner.hosting.processor === undefined) {
    const text =
      'Say whether you have a contract under Art. 28 GDPR; the notice claims none before.';
    rows.push(row('note', 'hosting.processor', text));
  }
  if (!owner.retentionMonths) {
    const text = 'Say when messages are deleted at the latest (Art. 13 Abs. 2 lit. a GDPR).';
    rows.push(row('open', 'retentionMonths', text));
  }
  if (!owner.phone) {
    const text = 'None: allowed as long as you answer the form quickly (§ 5 DDG; ECJ, C-298/07).';
    rows.push(row('note', 'phone', text));
  }
  if (!owner.vatId && !owner.businessId) {
    const text = 'If you have a USt-IdNr. or a W-IdNr., it must be named (§ 5 Abs. 1 Nr. 6 DDG).';
    rows.push(row('note', 'vatId, businessId', text));
  }
  if (!owner.liabilityInsurance) {
    const text =
      'If you have one, tell insurer, address and territory (§ 2 Abs. 1 Nr. 11 DL-InfoV); it need not stand in the Impressum.';
    rows.push(row('note', 'liabilityInsurance', text));
  }
  const named = ['emailProvider', 'firestoreRegion', 'supervisoryAuthority'] as const;
  const missing = named.filter((field) => !owner[field]);
  if (missing.length > 0) {
    rows.push(row('note', missing.join(', '), 'Makes the privacy notice precise where it is set.'));
  }
  if (owner.arbitration === undefined) {
    const text =
      'Say whether you settle disputes with consumers before a body; with ten employees at most you need not (§ 36 VSBG).';
    rows.push(row('note', 'arbitration', text));
  }
  if (!owner.contentReviewed) {
    const text =
      'Say when you checked the accessibility of your contents; the statement speaks only of the template before.';
    rows.push(row('note', 'contentReviewed', text));
  }
  if (country !== 'Deutschland') {
    const text = `The legal pages follow German law; ask what holds in ${country}.`;
    rows.push(row('note', 'address.country', text));
  }
  return rows;
}
