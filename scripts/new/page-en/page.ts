import { owner } from '#content/owner.ts';
import { list, type StaticPage, section } from '#src/content/static-page.ts';

const { firstName, fullName, email } = owner;

export const page: StaticPage = {
  order: 0,
  onHome: true,
  lang: 'en',
  heading: `Hi, I’m ${firstName}.`,
  linkLabel: 'English',
  head: {
    title: `${fullName} in English`,
    description:
      'Sample text: what search engines show below the title. Say in a sentence or two what you do, for whom, and where you are based.',
  },
  sections: [
    section('about', 'Who I am', [
      'Sample text: who you are, what you do for a living and where. Each text in the list becomes a paragraph.',
    ]),
    section('work', 'What I build', [
      'Sample text: what clients come to you for. For example:',
      list('Sample text: a project, and what it does for those who use it'),
    ]),
    section('contact', 'How to write to me', [
      'Sample text: when you are available, where you work, and how soon you answer.',
      { entries: [{ label: 'Email', text: email, href: `mailto:${email}` }] },
    ]),
  ],
};
