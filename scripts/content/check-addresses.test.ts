import { expect, it } from 'vitest';
import { checkAddresses } from './check-addresses.ts';
import { formatIssue } from './content-issue.ts';
import { type SiteContent, siteContent } from './site-content.ts';

const { pages, projects } = siteContent;
const file = 'projects/x/project.ts';
const [project] = Object.values(projects);

function linesWithProject(slug: string, addedFile = file) {
  if (!project) throw new Error('The example has no project.');
  const added = { ...project, tile: { ...project.tile, slug } };
  const changed: SiteContent = { ...siteContent, projects: { ...projects, [addedFile]: added } };
  return checkAddresses(changed).map(formatIssue);
}

it('the addresses of the example are unique', () => {
  expect(checkAddresses(siteContent)).toEqual([]);
  expect(linesWithProject('x')).toEqual([]);
});

it.each([
  ['a project', 'aChess', 'projects/a-chess/project.ts'],
  ['a project, in another letter case', 'achess', 'projects/a-chess/project.ts'],
  ['a static page', 'impressum', 'pages/impressum/page.ts'],
  ['the form', 'kontakt', 'the site itself'],
  ['the slides', 'Desktop', 'the site itself'],
  ['the icons', 'icons', 'the site itself'],
])('checkAddresses reports a project with the address of %s', (_, slug, taker) => {
  expect(linesWithProject(slug)).toEqual([`${file}: tile.slug: Address taken by ${taker}`]);
});

it('checkAddresses names both files when two folders have the same name', () => {
  expect(linesWithProject('x', 'projects/python/project.ts')).toEqual([
    'skills/python/skill.ts: Name of the folder taken by projects/python/project.ts',
  ]);
});

it('checkAddresses reports a folder whose name is invalid in an address', () => {
  const [page] = Object.values(pages);
  if (!page) throw new Error('The example has no page.');
  const changed = { ...siteContent, pages: { ...pages, 'pages/über mich/page.ts': page } };
  expect(checkAddresses(changed).map(formatIssue)).toEqual([
    'pages/über mich/page.ts: Invalid name of the folder: expected letters, digits, - and _ only',
  ]);
});
