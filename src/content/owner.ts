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
  phone: string;
  address: { street: string; postalCode: string; city: string; country: string };
  links: {
    threencryptPlayStore: string;
    visualSortRepository: string;
    siteRepository: string;
    itspylearningRepository: string;
    aChessRepository: string;
  };
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
};
