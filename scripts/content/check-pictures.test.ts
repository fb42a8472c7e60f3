import { expect, it } from 'vitest';
import type { ProjectContent } from '#src/content/types.ts';
import { checkPictures } from './check-pictures.ts';
import { formatIssue } from './content-issue.ts';
import { type SiteContent, siteContent } from './site-content.ts';

const issueLines = (changes: Partial<SiteContent>) =>
  checkPictures({ ...siteContent, ...changes }, 'example').map(formatIssue);

const file = 'projects/a-chess/project.ts';
const project = siteContent.projects[file] as ProjectContent;
const linesWithProject = (changes: Partial<ProjectContent>) =>
  issueLines({ projects: { ...siteContent.projects, [file]: { ...project, ...changes } } });

it('the example lacks no picture', () => {
  expect(issueLines({})).toEqual([]);
});

it.each([
  ['without files', { src: 'a-chess/none' }, 'none-400.avif'],
  ['whose width is not that of its files', { width: 1200 }, 'start-menu-300.avif'],
])('checkPictures reports the first missing file of a picture %s', (_, changes, missing) => {
  const [picture] = project.productImages;
  if (!picture) throw new Error('The project has no picture.');
  expect(linesWithProject({ productImages: [{ ...picture, ...changes }] })).toEqual([
    `${file}: productImages[0].src: There is no projects/a-chess/pictures/${missing}: npm run pictures makes it, and prints src and width`,
  ]);
});

it('checkPictures reports a missing icon of a feature', () => {
  const [feature] = project.featureParagraphs;
  if (!feature) throw new Error('The project has no feature.');
  expect(linesWithProject({ featureParagraphs: [{ ...feature, icon: 'icon-saw.svg' }] })).toEqual([
    `${file}: featureParagraphs[0].icon: There is no icon-saw.svg next to it`,
  ]);
});

it('checkPictures reports a project without an icon', () => {
  const none = 'projects/none/project.ts';
  const projects = { ...siteContent.projects, [none]: { ...project, productImages: [] } };
  expect(issueLines({ projects })).toEqual([`${none}: There is no icon.svg next to it`]);
});
