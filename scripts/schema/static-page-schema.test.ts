import { expect, it } from 'vitest';
import { issueLines } from './changed-example.ts';

const linesWithLink = (href: string) => {
  const blocks = [{ entries: [{ label: 'X', text: 'X', href }] }];
  return issueLines('page.ts', { sections: [{ id: 'x', heading: 'X', blocks }] });
};

it.each([
  '/',
  '/kontakt#x',
  '/Lebenslauf Zoë.pdf',
  'https://x.de/a?b#c',
  'mailto:x@x.de',
  'tel:+49301',
])('a static page may link to %s', (href) => {
  expect(linesWithLink(href)).toEqual([]);
});

// Browsers resolve the first two links to another host.
it.each([
  '//x.de',
  '/\\x.de',
  'x.de',
  'https:///x.de',
  'https://x.de/a b',
  'tel:a',
  'javascript:x',
])('a static page may not link to %s', (href) => {
  expect(linesWithLink(href)).toEqual([
    expect.stringContaining('sections[0].blocks[0].entries[0].href: Invalid link: expected / and'),
  ]);
});
