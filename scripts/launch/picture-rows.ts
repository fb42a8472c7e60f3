import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { contentFiles } from '#scripts/build/content-files.ts';
import type { Resume } from '#src/content/types.ts';
import { textsIn } from '../content/finding.ts';
import { type Rule, type Site, soAre } from './row.ts';

/** The pictures, cards and icons of a folder of content. */
function picturesIn(folder: string): string[] {
  const cards = `${folder}/public/assets/open-graph`;
  const names = existsSync(cards) ? readdirSync(cards) : [];
  const files = [...contentFiles(folder).values(), ...names.map((name) => `${cards}/${name}`)];
  return files.map((path) => path.replaceAll('\\', '/'));
}

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const withoutWidth = (path: string) => path.replace(/-\d+\.\w+$/, '');

/** Pictures that are missing, or the example's whatever their names, or samples, or that no text names. */
export const pictureRows: Rule = (site, say) => {
  const { folder, files, examples } = site;
  const isOfExample = (path: string) => {
    const [own, example] = [`${folder}/${path}`, `example/${path}`];
    return existsSync(own) && existsSync(example) && digest(own) === digest(example);
  };
  const ofExample = new Set(picturesIn('example').map(digest));
  const sample = digest('scripts/new/project/icon.svg');
  const all = picturesIn(folder);
  const shipped = all.filter((path) => ofExample.has(digest(path)));
  for (const [file, { project, skill, page }] of Object.entries(files)) {
    if (!project && !skill && !page) continue;
    const own = `${dirname(file)}/`;
    const namesOf = (paths: string[]) =>
      new Set(paths.filter((path) => path.startsWith(`${own}pictures/`)).map(withoutWidth));
    const count = namesOf(shipped).size;
    if (count > 0) {
      const remedy = `put your own into ${own}, then npm run pictures`;
      say('open', file, 'productImages', `${count} are the example's: ${remedy}`);
    }
    const images = project?.productImages ?? [];
    const named = images.map(({ src }) => `${own}pictures/${basename(src)}`);
    for (const name of namesOf(all)) {
      if (!named.includes(name))
        say('open', `${name}-*`, '', 'Published, but no text names it: delete it.');
    }
    const [icon, card] = [`${own}icon.svg`, `${own}card.jpg`];
    if (all.includes(icon) && digest(icon) === sample)
      say('open', icon, '', 'Still the sample: draw your own.');
    if (!all.includes(card)) say('open', card, '', 'Missing: npm run art open-graph');
  }
  const isCard = (path: string) => /\/card\.jpg$|\/open-graph\//.test(path);
  const named = (paths: string[]) => paths.map((path) => path.slice(folder.length + 1));
  const [card, ...cards] = shipped.filter(isCard);
  if (card) say('open', card, '', `is the example's${soAre(named(cards))}: npm run art open-graph`);
  const isOld = outdated(site);
  const [old, ...others] = all.filter((path) => isCard(path) && isOld(path));
  if (old)
    say(
      'open',
      old,
      '',
      `says what no text says any more${soAre(named(others))}: npm run art open-graph`,
    );

  const words = wallpaperWords(examples, 'example');
  for (const [scene, text] of Object.entries(wallpaperWords(files, folder))) {
    const file = `public/assets/pictures/wallpaper/${scene}-landscape-2560.webp`;
    const isOwn = existsSync(`${folder}/${file}`) && !isOfExample(file);
    if (text !== words[scene] || !isOwn) continue;
    const remedy = `"${text}" is what the example's wallpaper shows; say what yours does.`;
    say('open', `${folder}/texts/machines.ts`, `cardTexts.wallpapers.${scene}`, remedy);
  }

  const [icon, ...icons] = siteIcons.filter((name) => isOfExample(`public/${name}`));
  const sizes = 'docs/eigenes-portfolio.md, section 7, has the sizes.';
  if (icon)
    say('note', `${folder}/public/${icon}`, '', `is the example's${soAre(icons)}; ${sizes}`);
};

/** What the wallpapers show, in the words of a folder's texts. */
function wallpaperWords(files: Site['files'], folder: string): Record<string, string> {
  const { cardTexts } = files[`${folder}/texts/machines.ts`] ?? {};
  return (cardTexts as { wallpapers?: Record<string, string> } | undefined)?.wallpapers ?? {};
}

const siteIcons = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/maskable-512.png',
];

/**
 * Tells of a card whether it says what no text says any more. One that `npm run art` has not drawn does not tell, and
 * beside a file with mistakes, whose texts are not known, none does.
 */
function outdated({ folder, files, findings }: Site): (path: string) => boolean {
  const known = new Set(textsIn(Object.values(files)).map(([, text]) => text));
  const resume = files[`${folder}/resume.ts`]?.resume as Resume | undefined;
  known.add(`${files[`${folder}/owner.ts`]?.owner?.fullName}, ${resume?.occupation}`);
  return (path) => {
    const [, said] = /on this card: ([\w+/=]+)/.exec(readFileSync(path, 'latin1')) ?? [];
    if (!said || findings.length > 0) return false;
    const texts: string[] = JSON.parse(Buffer.from(said, 'base64').toString());
    const isKnown = (text: string) => known.has(text);
    return !texts.every((text) => isKnown(text) || text.split(' · ').every(isKnown));
  };
}
