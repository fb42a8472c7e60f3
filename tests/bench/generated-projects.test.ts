import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { projectLike } from './generated-projects.ts';

it('a generated project has a name, a place and texts of its own, and the template’s pictures', () => {
  const source = [
    `import { texts } from './a-chess.texts.ts';`,
    `slug: 'aChess', order: 6, title: 'aChess', color: '#ffffff', backgroundColor: '#417d9e',`,
    `description: 'Ein Schachspiel für den Desktop: zwei Personen, ein Brett.',`,
    `src: 'a-chess/start-menu', href: 'https://example.org',`,
  ].join('\n');
  expect(projectLike(source, { number: 7, words: ['Wort'], random: () => 0.5 })).toBe(
    [
      `import { texts } from './a-chess-7.texts.ts';`,
      `slug: 'Projekt7', order: 7, title: 'Projekt7', color: '#ffffff', backgroundColor: '#383838',`,
      `description: '${'Wort '.repeat(12).slice(0, 57)}.',`,
      `src: 'a-chess/start-menu', href: 'https://example.org',`,
    ].join('\n'),
  );
});

it('the template is written as the generator expects it', () => {
  const file = fileURLToPath(new URL('../../example/projects/a-chess/project.ts', import.meta.url));
  const source = readFileSync(file, 'utf8');
  const made = projectLike(source, { number: 7, words: ['Wort'], random: () => 0.5 });
  expect(made).toContain(`'Projekt7'`);
  expect(made).toContain('order: 7');
  expect(made).not.toMatch(/Schach/);
});
