import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gallery, projects } from '#tests/support/content.ts';

/** The project that is repeated: the name of its folder, and its slug and title. */
const template = { file: gallery.name, name: gallery.title };

/**
 * Adds projects to a copy of the repository until it has `count`: each is the files of the template with a
 * name, colours and texts of its own, as long as the template's. They share its pictures and icon.
 */
export function addProjects(folder: string, count: number) {
  const content = join(folder, 'example/projects');
  const files = readdirSync(content, { recursive: true }).map(String);
  const isTemplate = new RegExp(`(^|[\\\\/])${template.file}(?=[.\\\\/])`);
  const parts = files.filter((file) => isTemplate.test(file) && file.endsWith('.ts'));
  const sources = parts.map((file) => [file, readFileSync(join(content, file), 'utf8')] as const);
  if (sources.length === 0) throw new Error(`There is no project ${template.file}.`);
  const texts = files.filter((file) => file.endsWith('.ts'));
  const words = wordsOf(texts.map((file) => readFileSync(join(content, file), 'utf8')).join('\n'));
  const random = randomNumbers(1);

  for (let number = projects.length + 1; number <= count; number += 1) {
    for (const [file, source] of sources) {
      const path = join(content, file.replace(isTemplate, `$1${template.file}-${number}`));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, projectLike(source, { number, words, random }));
    }
  }
}

interface Next {
  number: number;
  words: readonly string[];
  random: () => number;
}

/** A source like the template's. Texts begin with a letter and have 40 characters or more. */
export function projectLike(source: string, { number, words, random }: Next): string {
  const pick = () => words[Math.floor(random() * words.length)] ?? '';
  const name = `Projekt${number}`;
  return (
    source
      .replaceAll(`'${template.name}'`, `'${name}'`)
      .replace(/\border: \d+/g, `order: ${number}`)
      .replaceAll(
        new RegExp(`(['"]\\.{1,2}/[^'"]*)${template.file}(?=[./])`, 'g'),
        `$1${template.file}-${number}`,
      )
      // Dark ones, on which the template's white can be read.
      .replace(
        /#(?!f{6})[\da-f]{6}\b/g,
        () => `#${[0, 1, 2].map(() => darkChannel(random)).join('')}`,
      )
      .replace(/'(?!linear-)(\p{L}[^'\n]{39,})'/gu, (_, text: string) => {
        let line = pick();
        while (line.length < text.length) line += ` ${pick()}`;
        return `'${line.slice(0, text.length - 1)}.'`;
      })
  );
}

function darkChannel(random: Next['random']): string {
  return Math.floor(random() * 0x70)
    .toString(16)
    .padStart(2, '0');
}

/** The words of the site's own texts: texts made of them compress about as well. */
function wordsOf(source: string): string[] {
  const texts = source.match(/'\p{Lu}[^'\n]{39,}'/gu) ?? [];
  return [...new Set(texts.join(' ').match(/\p{L}{3,}/gu))];
}

/** Numbers from 0 to 1 that are the same in every run: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
