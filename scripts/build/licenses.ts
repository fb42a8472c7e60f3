import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stopOn } from './build-environment.ts';

/** SPDX names of licences that ask for no more than their text, and of the font's. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

const font = { title: 'Inter (font)', license: 'OFL-1.1', file: 'src/ui/font/LICENSE.txt' };

/** Texts for packages that only name their licence. */
const standardTexts = new URL('./license-texts/', import.meta.url);

/**
 * The text of `licenses.txt`: the licences of the packages of modules, each package once, and of the font.
 * Ends the process with a line for each package that may not be shipped so.
 * @param modules ids of modules, or folders of packages, also relative to `root`
 */
export function licensesText(modules: readonly string[], root: string): string {
  const paths = modules.map((id) => resolve(root, id));
  const found = paths.map((path) => /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(path));
  const folders = [...new Set(found.flatMap((match) => match?.[0] ?? []))];
  const components = [
    ...folders.map(readPackage),
    { ...font, text: readText(join(root, font.file)) },
  ];
  components.sort((a, b) => (a.title < b.title ? -1 : 1));
  const errors = components.flatMap(({ title, license, text }) => {
    if (!allowed.includes(license))
      return `${title} is shipped under ${license}, not one of ${allowed.join(', ')}.`;
    return text ? [] : `${title} is shipped without the text of its licence, ${license}.`;
  });
  stopOn(errors);
  // Packages that share a text, as those of one author do, stand above it together.
  const titles = new Map<string, string[]>();
  for (const { title, license, text } of components)
    titles.set(text, [...(titles.get(text) ?? []), `${title} (${license})`]);
  const parts = [...titles].map(([text, above]) => `${above.join('\n')}\n\n${text}\n`);
  const first = 'This site contains the following software and font.\n';
  return [first, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

function readPackage(folder: string) {
  const { name, version, license, author } = JSON.parse(readText(join(folder, 'package.json')));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readText(join(folder, file)));
  return {
    title: `${name} ${version}`,
    license: String(license),
    text: texts.join('\n\n') || standardText(String(license), author?.name ?? author),
  };
}

function standardText(license: string, author?: string) {
  const file = new URL(`${license}.txt`, standardTexts);
  if (!existsSync(file)) return '';
  if (license !== 'MIT') return readText(file);
  // This one asks for "the above copyright notice".
  return author ? `Copyright (c) ${author}\n\n${readText(file)}` : '';
}

function readText(file: string | URL) {
  return readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim();
}
