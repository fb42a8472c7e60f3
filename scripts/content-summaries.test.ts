import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { summaryOf } from './content-summaries.ts';

it('a summary keeps what a list says of a project, and what it cannot see through', () => {
  const code = [
    `import { owner } from './owner.ts';`,
    `const more = { year: '2024' };`,
    `export const tile = { slug: 'one', order: 1 };`,
    `export const project = {`,
    `  tile, title: owner.siteTitle, description: 'Eins.', metaDescription: 'Lang.',`,
    `  tags: ['Dart', 'Java'], buttons: [{ label: 'Github' }], ...more, backgroundText: ['Viel.'],`,
    `};`,
  ].join('\n');
  expect(summaryOf(code, parseAst(code)).split('\n')).toEqual([
    `import { owner } from './owner.ts';`,
    `const more = { year: '2024' };`,
    'export const tile = {};',
    `export const project = {title: owner.siteTitle,description: 'Eins.',tags: ['Dart', 'Java'],...more};`,
  ]);
});
