import { owner } from '#content/owner.ts';
import { telephoneAddress } from '#src/content/addresses.ts';
import { type StaticPage, section } from '#src/content/static-page.ts';

const { firstName, fullName, email, phone } = owner;

/** With `+49` instead of the leading 0. */
const international = (number: string) => number.replace(/^0(?!0)/, '+49 ');

/** An introduction in English; the site is not translated. */
export const page: StaticPage = {
  order: 0,
  onHome: true,
  lang: 'en',
  heading: `Hi, I’m ${firstName}.`,
  linkLabel: 'English',
  metadata: {
    title: `${fullName}, software developer`,
    description:
      'A freelance software developer from Germany: what I build with Flutter, Python and React, what you can expect of my code, and how to reach me.',
  },
  introduction: {
    blocks: [
      'I’m a freelance software developer from Germany. I build mobile apps, desktop software, websites and the back ends behind them.',
      {
        entries: [
          { label: 'Available', text: 'from January 2027', state: true },
          { label: 'Where', text: 'remotely or on site' },
          { label: 'Reply', text: 'within two working days' },
        ],
      },
    ],
    button: 'Write to me',
  },
  sections: [
    section('work', 'What I build', [
      'Each opens its page. The pages are in German; the screenshots speak for themselves.',
      { projects: true },
    ]),
    section('about', 'Who I am', [
      'What matters to me is code that others can understand, and design that explains itself.',
      'It all started with small browser games in JavaScript. Today I work mostly with Flutter, Python and React.',
    ]),
    section('contact', 'How to write to me', [
      'Tell me in a few lines what you have in mind; English is fine.',
      {
        entries: [
          { label: 'Email', text: email, href: `mailto:${email}` },
          ...(phone
            ? [{ label: 'Phone', text: international(phone), href: telephoneAddress(phone) }]
            : []),
        ],
      },
    ]),
  ],
};
