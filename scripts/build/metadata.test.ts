import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardTexts } from '#content/texts/machines.ts';
import { lastSkill } from '#scripts/testbed/content.ts';
import { cardAlt, cards } from '#src/content/cards.ts';
import { routeAt, routes } from '#src/navigation/routes.ts';
import { fullTitle } from '#src/ui/page-head.tsx';
import { contentFiles } from './content-files.ts';
import { metadata, pageTexts } from './metadata.ts';

/** Width and height in px, as the frame header of a JPEG has them. */
function sizeOf(file: string) {
  const bytes = readFileSync(file);
  let at = 2;
  while (at < bytes.length && ![0xc0, 0xc1, 0xc2].includes(bytes.readUInt8(at + 1))) {
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

it('every page has a description of its own and a title, as long as search results show', () => {
  const screens = routes.filter(({ path }) => path !== '/desktop').map(pageTexts);
  expect(new Set(screens.map(({ description }) => description)).size).toBe(screens.length);
  for (const { title, description } of screens) {
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(fullTitle(title).length, title).toBeLessThanOrEqual(60);
  }
});

it('every Open Graph picture has the size that index.html names', () => {
  const template = readFileSync('index.html', 'utf8');
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(`"og:image:${side}" content="(\\d+)"`).exec(template)?.[1]),
  );
  expect(width).toBe(1200);
  const besideTexts = contentFiles();
  for (const route of routes) {
    const address = `open-graph/${pageTexts(route).card}.jpg`;
    const file = besideTexts.get(address) ?? `example/public/assets/${address}`;
    expect(sizeOf(file), address).toEqual({ width, height });
  }
});

it('every Open Graph picture is described by what stands on it', () => {
  const alternatives = Object.values(cards).map(cardAlt);
  expect(new Set(alternatives).size).toBe(alternatives.length);
  const { home } = cardTexts.wallpapers;
  const { tile, title, description, path } = lastSkill;
  const text = `${home}, davor das Symbol von ${tile.title} und die Worte „${title}“ und „${description}“`;
  expect(metadata(routeAt(path))).toContain(`<meta property="og:image:alt" content="${text}"/>`);
});
