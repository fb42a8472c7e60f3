import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gallery } from '#tests/support/content.ts';
import { projectLike } from './generated-projects.ts';

const { name, title, description } = gallery;

it('a generated project has a name, a place and texts of its own, and the template’s pictures', () => {
  const source = [
    `import { texts } from './${name}.texts.ts';`,
    `slug: '${title}', order: 6, title: '${title}', color: '#ffffff', backgroundColor: '#123456',`,
    `description: 'Ein Satz, der sagt, was das ist, und vierzig Zeichen hat.',`,
    `src: '${name}/start', href: 'https://example.org',`,
  ].join('\n');
  expect(projectLike(source, { number: 7, words: ['Wort'], random: () => 0.5 })).toBe(
    [
      `import { texts } from './${name}-7.texts.ts';`,
      `slug: 'Projekt7', order: 7, title: 'Projekt7', color: '#ffffff', backgroundColor: '#383838',`,
      `description: '${'Wort '.repeat(12).slice(0, 56)}.',`,
      `src: '${name}/start', href: 'https://example.org',`,
    ].join('\n'),
  );
});

it('the template is written as the generator expects it', () => {
  const file = fileURLToPath(
    new URL(`../../../example/projects/${name}/project.ts`, import.meta.url),
  );
  const source = readFileSync(file, 'utf8');
  const made = projectLike(source, { number: 7, words: ['Wort'], random: () => 0.5 });
  expect(made).toContain(`'Projekt7'`);
  expect(made).toContain('order: 7');
  expect(made).not.toContain(description);
});
