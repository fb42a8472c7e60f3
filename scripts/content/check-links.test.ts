import { expect, it } from 'vitest';
import { checkLinks } from './check-links.ts';
import { formatIssue } from './content-issue.ts';
import { type SiteContent, siteContent } from './site-content.ts';

const issueLines = (changes: Partial<SiteContent>) =>
  checkLinks({ ...siteContent, ...changes }, 'example').map(formatIssue);

it('every link of the example is valid', () => {
  expect(issueLines({})).toEqual([]);
});

it('checkLinks reports an unknown project of a reference', () => {
  const references = [{ quote: 'Gut.', name: 'Rita Rat', project: 'a-chess' }];
  expect(issueLines({ owner: { ...siteContent.owner, references } })).toEqual([
    'owner.ts: references[0].project: There is no project with the slug a-chess',
  ]);
});

it('checkLinks reports a page whose language has no texts', () => {
  const english = siteContent.routes.find(({ lang }) => lang === 'en');
  if (!english) throw new Error('The example has no page in English.');
  expect(
    issueLines({ routes: [...siteContent.routes, { ...english, locale: undefined }] }),
  ).toEqual(['pages/english/page.ts: lang: texts/locales.ts has no texts in en']);
});

const pageFile = 'pages/impressum/page.ts';
function linesWithLink(href: string) {
  const page = siteContent.pages[pageFile];
  if (!page) throw new Error('The example has no Impressum.');
  const entries = [{ label: 'Mehr', text: 'Hier', href }];
  const sections = [{ id: 'x', heading: 'X', blocks: [{ entries }] }];
  return issueLines({ pages: { ...siteContent.pages, [pageFile]: { ...page, sections } } });
}

it.each(['/impressum#x', '/desktop/2', '/kontakt.vcf', '/favicon.ico', '/fav%69con.ico?v=2'])(
  'checkLinks allows a link to %s',
  (href) => {
    expect(linesWithLink(href)).toEqual([]);
  },
);

it.each([
  ['/nichts', 'There is no page or file /nichts'],
  ['/impressum#kontakt', 'There is no section #kontakt on /impressum'],
  ['/lebenslauf#skills', 'There is no section #skills on /lebenslauf'],
])('checkLinks reports a broken link to %s', (href, fault) => {
  const field = 'sections[0].blocks[0].entries[0].href';
  expect(linesWithLink(href)).toEqual([`${pageFile}: ${field}: ${fault}`]);
});

it('checkLinks reports a broken link of a project’s button, and of the form’s privacy notice', () => {
  const file = 'projects/a-chess/project.ts';
  const project = siteContent.projects[file];
  if (!project) throw new Error('The example has no aChess.');
  const changed = { ...project, buttons: [{ label: 'X', href: '/x.pdf' }] };
  expect(issueLines({ projects: { ...siteContent.projects, [file]: changed } })).toEqual([
    `${file}: buttons[0].href: There is no page or file /x.pdf`,
  ]);
  const privacyHint = { ...siteContent.formTexts.privacyHint, page: 'privacy' };
  expect(issueLines({ formTexts: { ...siteContent.formTexts, privacyHint } })).toEqual([
    'texts/form.ts: formTexts.privacyHint.page: There is no page or file /privacy',
  ]);
});
