import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stopOn } from '#scripts/stop.mjs';
import type { Bundle } from './chunks-of-modules.ts';

/** SPDX names of the font's licence, and of those that require no more than their text. */
const allowed = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|ISC|MIT|OFL-1\.1|Unlicense)$/;

const font = { title: 'Inter (font)', license: 'OFL-1.1', file: 'src/ui/font/LICENSE.txt' };

/** The ids of the modules with code in a bundle, and of packages that build tools add. */
export function shippedModules(bundle: Bundle): string[] {
  const modules = bundle.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  const ids = modules.filter(([, { code }]) => code).map(([id]) => id);
  return [...ids, 'node_modules/rolldown', 'node_modules/tailwindcss'];
}

/**
 * The text of `licenses.txt`. Ends the process with a line for each package whose licence is not
 * allowed or has no text.
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
    if (!allowed.test(license))
      return `${title} is shipped under ${license}, which licenses.ts does not allow.`;
    return text ? [] : `${title} is shipped without the text of its licence, ${license}.`;
  });
  stopOn(errors);
  // Packages of one author share a text.
  const titles = new Map<string, string[]>();
  for (const { title, license, text } of components)
    titles.set(text, [...(titles.get(text) ?? []), `${title} (${license})`]);
  const parts = [...titles].map(([text, above]) => `${above.join('\n')}\n\n${text}\n`);
  parts.unshift('This site contains the following software and font.\n');
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

function readPackage(folder: string) {
  const { name, version, license } = JSON.parse(readText(join(folder, 'package.json')));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readText(join(folder, file)));
  // Some packages only name their licence.
  const standard = new URL(`./license-texts/${license}.txt`, import.meta.url);
  if (texts.length === 0 && existsSync(standard)) texts.push(readText(standard));
  return { title: `${name} ${version}`, license: String(license), text: texts.join('\n\n') };
}

function readText(file: string | URL) {
  return readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim();
}
