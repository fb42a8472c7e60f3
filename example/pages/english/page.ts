import { owner } from '#content/owner.ts';
import { list, type StaticPage, section } from '#src/content/static-page.ts';
import { telephoneAddress } from '#src/content/telephone-address.ts';

const { firstName, fullName, email, phone } = owner;

/** With the code of the country, which nobody dials at home. */
const international = (number: string) => number.replace(/^0(?!0)/, '+49 ');

/** Who the owner is, for clients who read English. No translation of the site: what one needs to write to him. */
export const page: StaticPage = {
  order: 0,
  onHome: true,
  lang: 'en',
  heading: `Hi, I’m ${firstName}.`,
  linkLabel: 'English',
  head: {
    title: `${fullName}, software developer`,
    description:
      'A freelance software developer from Germany: what I build with Flutter, Python and React, what you can expect of my code, and how to reach me.',
  },
  sections: [
    section('about', 'Who I am', [
      'I’m a freelance software developer from Germany. What matters to me is code that others can understand, and design that explains itself.',
      'It all started with small browser games in JavaScript. Today I work mostly with Flutter, Python and React.',
    ]),
    section('work', 'What I build', [
      'Mobile apps, desktop software, websites and the back ends behind them. For example:',
      list(
        '3ncrypt, an Android app that encrypts and decrypts text with historical and modern ciphers',
        'MorningChess, an alarm clock that won’t stop until you’ve solved a chess puzzle',
        'VisualSort Complete, a desktop program that shows how sorting algorithms work and how long they take',
        'Itspylearning, an asynchronous Python library for the web API of the school platform itslearning',
      ),
      'The rest of this site is in German; the screenshots speak for themselves.',
      { entries: [{ label: 'See for yourself', text: 'All projects', href: '/desktop/2' }] },
    ]),
    section('contact', 'How to write to me', [
      'I’m available from January 2027, remotely or on site. Tell me in a few lines what you have in mind; English is fine. You’ll hear from me within two working days.',
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
