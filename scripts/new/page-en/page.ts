import { owner } from '#content/owner.ts';
import { type StaticPage, section } from '#src/content/static-page.ts';

const { firstName, fullName, email } = owner;

export const page: StaticPage = {
  order: 0,
  onHome: true,
  lang: 'en',
  heading: `Hi, I’m ${firstName}.`,
  linkLabel: 'English',
  metadata: {
    title: `${fullName} in English`,
    description:
      'Sample text: what search engines show below the title. Say in a sentence or two what you do, for whom, and where you are based.',
  },
  introduction: {
    blocks: [
      'Sample text: what you do for a living, where, and what clients come to you for.',
      {
        entries: [
          { label: 'Available', text: 'Sample text: from when on' },
          { label: 'Where', text: 'Sample text: remotely, on site or both' },
          { label: 'Reply', text: 'Sample text: how soon' },
        ],
      },
    ],
    button: 'Write to me',
  },
  sections: [
    // Each project says in its `translations` what it is.
    section('work', 'What I build', ['The pages behind them are in German.', { projects: true }]),
    section('about', 'Who I am', [
      'Sample text: what matters to you in your work. Each text in the list becomes a paragraph.',
    ]),
    section('contact', 'How to write to me', [
      'Sample text: what a first message should say, and in which languages.',
      { entries: [{ label: 'Email', text: email, href: `mailto:${email}` }] },
    ]),
  ],
};
