import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { routeAt, routes } from '#src/navigation/routes.ts';
import { projects, skills } from '#tests/support/content.ts';
import { vocabularyErrors } from '#tests/support/schema-org.ts';
import { pageTexts } from './page-texts.ts';
import { dataBlock, type Node, structuredData } from './structured-data.ts';
import { isListed } from './text-files.ts';

const dataOf = (path: string) => structuredData(routeAt(path));
const typesAt = (path: string) => dataOf(path).map((node) => node['@type']);

/** What a project is by the place where it can be had. */
const inPlaces: Record<string, (href: string) => object> = {
  'Google Play': (installUrl) => ({
    '@type': 'MobileApplication',
    installUrl,
    operatingSystem: 'Android',
  }),
  Github: (codeRepository) => ({ '@type': 'SoftwareSourceCode', codeRepository }),
};

describe('the structured data', () => {
  it.each(routes.map(({ path }) => path))('of %s keeps to the vocabulary of schema.org', (path) => {
    expect(vocabularyErrors(dataOf(path))).toEqual([]);
  });

  it('says who the owner is where he introduces himself', () => {
    expect(typesAt('/')).toEqual(['WebSite', 'Person']);
    const [site, person] = dataOf('/');
    expect(site).toMatchObject({ name: owner.siteTitle, url: siteAddress('/') });
    expect(person).toMatchObject({
      name: owner.fullName,
      jobTitle: resume.occupation,
      knowsAbout: skills.map(({ title }) => title),
      sameAs: owner.profiles?.map(({ href }) => href),
    });
    // Google asks for the person, with a name, on the page itself.
    expect(dataOf('/desktop/0')).toEqual([{ '@type': 'ProfilePage', mainEntity: person }]);
  });

  it('says what kind of work a project is, from the places where it can be had', () => {
    for (const { path, tags, buttons } of projects) {
      const [{ label, href } = { label: '', href: '' }] = buttons;
      expect(dataOf(path)[0]).toMatchObject({
        '@type': 'SoftwareApplication',
        keywords: tags,
        author: { name: owner.fullName },
        ...inPlaces[label]?.(href),
      });
    }
  });

  it('says where each page behind another one belongs, as Google wants it', () => {
    const deep = routes.filter((route) => isListed(route) && route.screen !== 'home');
    expect(deep.length).toBeGreaterThanOrEqual(12);
    for (const route of deep) {
      const list = structuredData(route).find((node) => node['@type'] === 'BreadcrumbList');
      const items = list?.itemListElement as Node[];
      expect(items.length).toBeGreaterThanOrEqual(2);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.at(-1)).toMatchObject({
        name: pageTexts(route).name,
        item: siteAddress(route.path),
      });
    }
    expect(dataOf('/impressum')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Kontakt', item: siteAddress('/desktop/3') },
          { '@type': 'ListItem', position: 2, name: 'Impressum', item: siteAddress('/impressum') },
        ],
      },
    ]);
  });

  it.each(['/desktop', '/kontakt', '/404'])('is left out at %s, which is not listed', (path) => {
    expect(dataBlock(dataOf(path))).toBe('');
  });

  it('cannot end the block that it stands in', () => {
    const block = dataBlock([{ '@type': 'Person', name: '</script><script>alert(1)</script>' }]);
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(block.replace(/<[^>]*>/g, ''))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: '</script><script>alert(1)</script>',
    });
  });
});

describe('the check against the vocabulary', () => {
  it.each([
    [{ '@type': 'Persona' }, 'Persona is no type'],
    [{ '@type': 'Person', fullName: 'M' }, 'Person has no property fullName'],
    [
      { '@type': 'Person', codeRepository: 'https://a.de' },
      'Person has no property codeRepository',
    ],
    [
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: {} }] },
      'position does not take {}',
    ],
    [{ '@type': 'ProfilePage', mainEntity: 'Max' }, 'mainEntity does not take "Max"'],
    [
      { '@type': 'WebSite', author: { '@type': 'Place' } },
      'author does not take {"@type":"Place"}',
    ],
    [{ '@type': 'WebSite', author: { '@id': '#x' } }, 'author does not take {"@id":"#x"}'],
    [{ '@type': 'CreativeWork', dateCreated: 'gestern' }, 'dateCreated does not take "gestern"'],
  ])('finds what is wrong with %j', (node, error) => {
    expect(vocabularyErrors([node])).toEqual([error]);
  });
});
