/** A company that serves files of the site. */
export interface Host {
  name: string;
  address: string;
  /** Whether there is a contract with it under Art. 28 GDPR. */
  processor?: boolean;
  /** How many days it keeps its logs. */
  logDays?: number;
  /** A country outside the European Economic Area from which it may answer, by an adequacy decision or the standard clauses. */
  thirdCountry?: string;
}

/** Everything that names the owner. The rest of the site derives from it. */
export interface Owner {
  firstName: string;
  fullName: string;
  /** Stands in the top bar and behind every page title. */
  siteTitle: string;
  /** First segment of the address of the page about this site. */
  slug: string;
  /** Origin under which the site is published, without a slash at its end. */
  siteUrl: string;
  email: string;
  /** An owner elsewhere than in Germany writes it with `+` and the country's code. Without one the form takes its place. */
  phone?: string;
  address: { street: string; postalCode: string; city: string; country: string };
  links: {
    threencryptPlayStore: string;
    visualSortRepository: string;
    siteRepository: string;
    itspylearningRepository: string;
    aChessRepository: string;
  };

  // What follows shows only where it is set.

  /** When new work can begin, for example `ab Januar 2027`. */
  availability?: string;
  /** Where the work is done, for example `remote oder in Berlin`. */
  workplace?: string;
  /** How soon an answer comes, for example `innerhalb von zwei Werktagen`. */
  responseTime?: string;
  /** Pages of the owner elsewhere. */
  profiles?: readonly { label: string; href: string }[];
  /** What clients say; with their consent. */
  references?: readonly { quote: string; name: string; company?: string }[];

  /** USt-IdNr.; the legal notice must name it where there is one (§ 5 Abs. 1 Nr. 6 DDG). */
  vatId?: string;
  /** W-IdNr.; likewise. */
  businessId?: string;
  /** § 2 Abs. 1 Nr. 11 DL-InfoV. */
  liabilityInsurance?: { insurer: string; address: string; territory: string };
  /** Messages are deleted after this many months at the latest. */
  retentionMonths?: number;
  /** Who serves the site. */
  hosting?: Host;
  /** Who serves the pictures, where `VITE_ASSET_HOST` names a host of somebody else. */
  pictureHosting?: Host;
  /** Where Firestore stores the messages, for example `europe-west3 (Frankfurt am Main)`. */
  firestoreRegion?: string;
  /** Who receives the owner's e-mail. */
  emailProvider?: string;
  /** The data protection authority that is in charge of the owner. */
  supervisoryAuthority?: { name: string; href: string };
  /** Whether there is journalistic content, such as a blog; then somebody must be named (§ 18 Abs. 2 MStV). */
  journalisticContent?: boolean;
  /** The body before which the owner settles disputes with consumers, or `false` for none (§ 36 VSBG). */
  arbitration?: false | { name: string; address: string; href: string };
  /** When the owner last checked the accessibility of the site's own texts and pictures, for example `November 2026`. */
  contentReviewed?: string;
}

/**
 * A fictional person: the phone number is from the range that the Bundesnetzagentur
 * reserves for fiction (030 23125 000 to 999), `example.org` is reserved by RFC 2606.
 */
export const owner: Owner = {
  firstName: 'Max',
  fullName: 'Max Mustermann',
  siteTitle: 'maxMustermann.dev',
  slug: 'maxMustermann',
  siteUrl: 'https://maxmustermann.example.org',
  email: 'hallo@example.org',
  phone: '030 23125 042',
  address: {
    street: 'Musterweg 12a',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Deutschland',
  },
  links: {
    threencryptPlayStore: 'https://play.google.com/store/apps/details?id=org.example.threencrypt',
    visualSortRepository: 'https://github.com/example/visualsort-complete',
    siteRepository: 'https://github.com/example/portfolio',
    itspylearningRepository: 'https://github.com/example/itspylearning',
    aChessRepository: 'https://github.com/example/achess',
  },
  availability: 'ab Januar 2027',
  workplace: 'remote oder bei dir vor Ort',
  responseTime: 'innerhalb von zwei Werktagen',
  profiles: [{ label: 'GitHub', href: 'https://github.com/example' }],
  retentionMonths: 6,
};
