import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import { absoluteAddress } from '#src/content/addresses.ts';
import { routeAt, routes } from '#src/navigation/routes.ts';
import { firstProject, projectWithPictures, skills } from '#tests/support/content.ts';
import { isListed } from './page-texts.ts';
import { structuredData } from './structured-data.ts';

const dataOf = (path: string) => structuredData(routeAt(path));

describe('the structured data', () => {
  it('describes the owner on the lock and the first slide', () => {
    const [site, person] = dataOf('/');
    const { siteTitle: name } = owner;
    expect(site).toMatchObject({ '@type': 'WebSite', name, url: absoluteAddress('/') });
    expect(person).toMatchObject({
      '@type': 'Person',
      name: owner.fullName,
      jobTitle: resume.occupation,
      knowsAbout: skills.map(({ title }) => title),
      sameAs: owner.profiles?.map(({ href }) => href),
    });
    // Google requires the person's name here, not only an `@id`.
    expect(dataOf('/desktop/0')).toEqual([{ '@type': 'ProfilePage', mainEntity: person }]);
  });

  it('names the language of a page in another language', () => {
    const languages = routes.flatMap((route) => {
      const page = structuredData(route).find((node) => node['@type'] === 'WebPage');
      return page?.inLanguage ? `${route.path} ${page.inLanguage}` : [];
    });
    expect(languages).toEqual(['/english en']);
  });

  it('describes a project with its address, its picture and its external links', () => {
    expect(dataOf(firstProject.path)[0]).toMatchObject({
      '@type': 'SoftwareApplication',
      name: firstProject.title,
      keywords: firstProject.tags,
      author: { name: owner.fullName },
      sameAs: ['https://play.google.com/store/apps/details?id=org.example.threencrypt'],
    });
    const { name, path } = projectWithPictures;
    const image = absoluteAddress(`/assets/open-graph/${name}.jpg`);
    expect(dataOf(path)[0]).toMatchObject({ url: absoluteAddress(path), image });
  });

  it('lists a page and its parent as breadcrumbs', () => {
    for (const route of routes.filter(isListed)) {
      const list = structuredData(route).find((node) => node['@type'] === 'BreadcrumbList');
      const addresses = (list?.itemListElement as { item: string }[])?.map(({ item }) => item);
      const expected = route.screen === 'home' ? undefined : [route.parent, route.path];
      expect(addresses, route.path).toEqual(expected?.map((path) => absoluteAddress(path)));
    }
    const itemListElement = [
      { '@type': 'ListItem', position: 1, name: 'Kontakt', item: absoluteAddress('/desktop/3') },
      { '@type': 'ListItem', position: 2, name: 'Impressum', item: absoluteAddress('/impressum') },
    ];
    expect(dataOf('/impressum')).toEqual([{ '@type': 'BreadcrumbList', itemListElement }]);
  });
});
