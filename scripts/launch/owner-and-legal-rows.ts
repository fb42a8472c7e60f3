import { isAbroad } from '#src/content/owner-schema.ts';
import { isReservedHost } from './is-reserved-host.ts';
import { note, open, type Rule } from './rule-types-and-row-makers.ts';

function placeholder(value: string) {
  const isPlaceholder = /^muster|muster(mann|frau|person|firma)|\b(john|jane) ?doe\b|beispiel/i;
  return isPlaceholder.test(value) && `"${value}" is a placeholder.`;
}

const precise = 'Makes the privacy notice precise where it is set.';

/** Finds invented facts about the owner, and facts that the legal pages lack. */
export const ownerAndLegalRows: Rule = ({ ownerFile, owner, hasForm, env, examples }) => {
  if (!owner) return undefined;
  const { firstName, fullName, siteTitle, slug, siteUrl, phone = '', address, hosting } = owner;
  const { street, postalCode, city, country } = address;
  const { hostname, protocol } = new URL(siteUrl);
  const mailHost = owner.email.split('@')[1] ?? '';
  const livesAbroad = isAbroad(owner);
  const assetHost = env.VITE_ASSET_HOST ?? '';
  const isElsewhere = URL.canParse(assetHost) && new URL(assetHost).origin !== siteUrl;
  const mustChange = {
    // An owner may have changed the full name only.
    firstName: !fullName.includes(firstName) && `"${firstName}" is no part of "${fullName}".`,
    fullName: placeholder(fullName),
    siteTitle: placeholder(siteTitle),
    slug: placeholder(slug ?? ''),
    siteUrl: isReservedHost(hostname)
      ? `${hostname} can belong to nobody; use your own domain.`
      : protocol !== 'https:' && 'must begin with https://: messages are personal data.',
    email: isReservedHost(mailHost) && `${mailHost} receives no mail; use your own address.`,
    phone:
      phone &&
      phone === examples['example/owner.ts']?.owner?.phone &&
      `${phone} is the example's; use your own, or none.`,
    'address.street': placeholder(street),
    'address.postalCode':
      !livesAbroad &&
      !/^(?!12345)(0[1-9]|[1-9]\d)\d{3}$/.test(postalCode) &&
      `${postalCode} is no German postal code.`,
    'address.city': placeholder(city),
    hosting:
      !hosting &&
      'Say who serves the site, with address: the privacy notice names recipients (Art. 13 GDPR).',
    pictureHosting:
      isElsewhere &&
      !owner.pictureHosting &&
      `Say who serves the pictures from ${assetHost}, with address and country (Art. 13 GDPR).`,
    retentionMonths:
      hasForm &&
      !owner.retentionMonths &&
      'Say when messages are deleted at the latest (Art. 13 Abs. 2 lit. a GDPR).',
  };
  const toThinkAbout = {
    phone:
      !phone &&
      (hasForm
        ? 'None: allowed as long as you answer the form quickly (§ 5 DDG; ECJ, C-298/07).'
        : 'None, and no form: § 5 DDG wants a second way that is as fast as e-mail (ECJ, C-298/07).'),
    'address.country':
      livesAbroad && `The legal pages follow German law; ask what holds in ${country}.`,
    'hosting.processor':
      hosting &&
      hosting.processor === undefined &&
      'Say whether you have a contract under Art. 28 GDPR; the notice claims none before.',
    'vatId, businessId':
      !owner.vatId &&
      !owner.businessId &&
      'If you have a USt-IdNr. or a W-IdNr., it must be named (§ 5 Abs. 1 Nr. 6 DDG).',
    liabilityInsurance:
      !owner.liabilityInsurance &&
      'If you have one, tell insurer, address and territory (§ 2 Abs. 1 Nr. 11 DL-InfoV); it need not stand in the Impressum.',
    emailProvider: !owner.emailProvider && precise,
    firestoreRegion: hasForm && !owner.firestoreRegion && precise,
    supervisoryAuthority: !owner.supervisoryAuthority && precise,
    arbitration:
      owner.arbitration === undefined &&
      'Say whether you settle disputes with consumers before a body; with ten employees at most you need not (§ 36 VSBG).',
    contentReviewed:
      !owner.contentReviewed &&
      'Say when you checked the accessibility of your contents; the statement speaks only of the code before.',
  };
  const rowsOf = (row: typeof open, texts: Record<string, string | false | undefined>) =>
    Object.entries(texts).map(([field, text]) => (text ? row(ownerFile, field, text) : undefined));
  return [...rowsOf(open, mustChange), ...rowsOf(note, toThinkAbout)];
};
