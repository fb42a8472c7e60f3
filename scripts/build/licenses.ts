import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
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

/** Shipped without being a module: the runtime of the bundle, the base styles. */
const besideModules = ['node_modules/rolldown', 'node_modules/tailwindcss'];

const font = { title: 'Inter (font)', license: 'OFL-1.1', file: 'src/ui/font/LICENSE.txt' };

/** Texts for packages that only name their licence. */
const standardTexts = new URL('./license-texts/', import.meta.url);

interface Component {
  title: string;
  license: string;
  text: string;
}

/**
 * Writes `licenses.txt` beside the site: the licence of everything in the browser's bundle.
 * @param further modules or package folders of other bundles, like `node_modules/workbox-core`
 */
export function licenses(further: readonly string[] = []): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const modules = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .flatMap((chunk) => Object.entries(chunk.modules))
        .filter(([, { code }]) => code)
        .map(([id]) => id);
      const { text, errors } = licensesOf([...modules, ...further, ...besideModules], root);
      stopOn(errors);
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: text });
    },
  };
}

/**
 * The licences of the packages of modules, each package once, and of the font.
 * @param modules ids of modules, or folders of packages, also relative to `root`
 * @returns `errors`: a line per package that may not be shipped so
 */
export function licensesOf(modules: readonly string[], root: string) {
  const paths = modules.map((id) => resolve(root, id));
  const found = paths.map((path) => /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(path));
  const folders = [...new Set(found.flatMap((match) => match?.[0] ?? []))];
  const { title, license, file } = font;
  const inter = { title, license, text: readText(join(root, file)) };
  const components = [...folders.map(readPackage), inter];
  components.sort((a, b) => (a.title < b.title ? -1 : 1));
  const errors = components.flatMap(({ title, license, text }) => {
    if (!allowed.includes(license))
      return `${title} is shipped under ${license}, not one of ${allowed.join(', ')}.`;
    return text ? [] : `${title} is shipped without the text of its licence, ${license}.`;
  });
  return { text: written(components), errors };
}

function readPackage(folder: string): Component {
  const { name, version, license, author } = JSON.parse(readText(join(folder, 'package.json')));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const text = files
    .sort()
    .map((file) => readText(join(folder, file)))
    .join('\n\n');
  return {
    title: `${name} ${version}`,
    license: String(license),
    text: text || standardText(String(license), author?.name ?? author),
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

/** Packages that share a text, as those of one author do, stand above it together. */
function written(components: readonly Component[]) {
  const byText = new Map<string, string[]>();
  for (const { title, license, text } of components) {
    byText.set(text, [...(byText.get(text) ?? []), `${title} (${license})`]);
  }
  const line = '-'.repeat(80);
  const parts = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`);
  return ['This site contains the following software and font.\n', ...parts].join(`\n${line}\n\n`);
}
