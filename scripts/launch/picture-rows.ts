import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { contentFiles } from '#scripts/build/content-assets.ts';
import { isAbroad } from '#src/content/owner-schema.ts';
import type { Resume } from '#src/content/types.ts';
import { textsIn } from '../content/content-files-and-texts.ts';
import { namesIn } from '../content/junk-files.ts';
import {
  note,
  open,
  type Row,
  type Rule,
  type Site,
  type Subject,
  together,
} from './rule-types-and-row-makers.ts';

/** The pictures, cards and icons of a folder of content. */
function picturesIn(folder: string): string[] {
  const cards = `${folder}/public/assets/open-graph`;
  const shared = namesIn(cards).map((name) => `${cards}/${name}`);
  const files = [...contentFiles(folder).values(), ...shared];
  return files.map((path) => path.replaceAll('\\', '/'));
}

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

const siteIcons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/maskable-512.png',
];

/** Pictures that are missing, samples, the example's under any name, or named by no text. */
export const pictureRows: Rule = (site) => {
  const { folder, files, examples } = site;
  const ofExample = new Set(picturesIn('example').map(digest));
  const all = picturesIn(folder);
  const shipped = all.filter((path) => ofExample.has(digest(path)));
  const rows = Object.entries(files).flatMap(([file, { project, skill, page }]) => {
    if (!project && !skill && !page) return [];
    const named = (project?.productImages ?? []).map(({ src }) => basename(src));
    return rowsBeside(file, named, all, shipped);
  });

  const cardsIn = (paths: readonly string[]) =>
    paths
      .filter((path) => /\/card\.jpg$|\/open-graph\//.test(path))
      .map((path) => path.slice(folder.length + 1));
  const cardRow = (paths: readonly string[], what: string) =>
    together(paths, (first, others) =>
      open(`${folder}/${first}`, '', `${what}${others}: npm run pictures open-graph`),
    );
  const outdated = cardsIn(all).filter((card) => isOutdated(`${folder}/${card}`, site));

  const isOfExample = (path: string) => {
    const [own, example] = [`${folder}/${path}`, `example/${path}`];
    return existsSync(own) && existsSync(example) && digest(own) === digest(example);
  };
  const map = 'public/assets/germany.svg';
  const { slides: slider } = (files[`${folder}/slider.ts`] ?? {}) as {
    slides?: { about?: { imageAlt?: string } };
  };
  const isForeign =
    slider?.about?.imageAlt !== undefined && site.owner !== undefined && isAbroad(site.owner);
  const words = wallpaperWords(examples, 'example');
  const wallpapers = Object.entries(wallpaperWords(files, folder)).map(([scene, text]) => {
    const file = `public/assets/pictures/wallpaper/${scene}-landscape-2560.webp`;
    const isOwn = existsSync(`${folder}/${file}`) && !isOfExample(file);
    const remedy = `"${text}" is what the example's wallpaper shows; say what yours does.`;
    const field = `cardTexts.wallpapers.${scene}`;
    return text === words[scene] && isOwn && open(`${folder}/texts/machines.ts`, field, remedy);
  });
  return [
    ...rows,
    cardRow(cardsIn(shipped), "is the example's"),
    cardRow(outdated, 'says what no text says any more'),
    ...wallpapers,
    isForeign &&
      isOfExample(map) &&
      open(
        `${folder}/${map}`,
        '',
        'is the map of Germany: put another picture there, or delete imageAlt in slider.ts for none.',
      ),
    together(
      siteIcons.filter((name) => isOfExample(`public/${name}`)),
      (first, others) =>
        note(
          `${folder}/public/${first}`,
          '',
          `is the example's${others}; docs/eigenes-portfolio.md, section 7, has the sizes.`,
        ),
    ),
  ];
};

/** Finds mistakes in the pictures, the icon and the card in the folder of a text. */
function rowsBeside(file: string, named: string[], all: string[], shipped: string[]): Row[] {
  const folder = `${dirname(file)}/`;
  const [icon, card] = [`${folder}icon.svg`, `${folder}card.jpg`];
  const pictures = (paths: string[]) =>
    new Set(
      paths
        .filter((path) => path.startsWith(`${folder}pictures/`))
        .map((path) => path.replace(/-\d+\.\w+$/, '')),
    );
  const rows: Row[] = [];
  const count = pictures(shipped).size;
  const remedy = `put your own into ${folder}, then npm run pictures`;
  if (count > 0) rows.push(open(file, 'productImages', `${count} are the example's: ${remedy}`));
  for (const picture of pictures(all))
    if (!named.includes(basename(picture)))
      rows.push(open(`${picture}-*`, '', 'Published, but no text names it: delete it.'));
  if (all.includes(icon) && digest(icon) === digest('scripts/new/project/icon.svg'))
    rows.push(open(icon, '', 'Still the sample: draw your own.'));
  if (!all.includes(card)) rows.push(open(card, '', 'Missing: npm run pictures open-graph'));
  return rows;
}

/** The description of the wallpapers in a folder's texts. */
function wallpaperWords(files: Site['files'], folder: string): Record<string, string> {
  const { cardTexts } = files[`${folder}/texts/machines.ts`] ?? {};
  return (cardTexts as { wallpapers?: Record<string, string> } | undefined)?.wallpapers ?? {};
}

/**
 * Returns whether a card has words that are no longer in the texts. Returns false for a card that
 * `npm run pictures` has not drawn, and while a file has mistakes, because its texts are not read.
 */
function isOutdated(card: string, { folder, files, owner, findings }: Subject): boolean {
  const [, drawn] = /on this card: ([\w+/=]+)/.exec(readFileSync(card, 'latin1')) ?? [];
  if (!drawn || findings.length > 0) return false;
  const resume = files[`${folder}/resume.ts`]?.resume as Resume | undefined;
  const known = new Set(textsIn(Object.values(files)).map(([, text]) => text));
  known.add(`${owner?.fullName}, ${resume?.occupation}`);
  const texts: string[] = JSON.parse(Buffer.from(drawn, 'base64').toString());
  const isKnown = (text: string) => known.has(text);
  return !texts.every((text) => isKnown(text) || text.split(' · ').every(isKnown));
}
