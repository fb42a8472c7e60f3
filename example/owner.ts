import type { Owner } from '#src/content/types.ts';

/**
 * A fictional person. The Bundesnetzagentur reserves phone numbers from 030 23125 000 to 999 for
 * fiction, RFC 2606 reserves `example.org`.
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
  availability: 'ab Januar 2027',
  workplace: 'remote oder bei dir vor Ort',
  responseTime: 'innerhalb von zwei Werktagen',
  mapPoint: { x: 47, y: 45, label: 'Musterstadt · remote überall' },
  profiles: [{ label: 'GitHub', href: 'https://github.com/example' }],
  retentionMonths: 6,
};
