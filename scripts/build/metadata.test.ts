import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockScreen } from '#content/texts/lock.ts';
import { cardTexts } from '#content/texts/machines.ts';
import { cardAlt, cards } from '#src/content/cards.ts';
import { siteAddress } from '#src/content/site-address.ts';
import { routeAt, routes } from '#src/navigation/routes.ts';
import { fullTitle } from '#src/ui/page-head.tsx';
import { lastSkill } from '#tests/support/content.ts';
import { contentFiles } from './content-files.ts';
import { attributeText, metadata } from './metadata.ts';
import { pageTexts } from './page-texts.ts';

/** Width and height in px, as the frame header of a JPEG has them. */
function sizeOf(file: string) {
  const bytes = readFileSync(file);
  let at = 2;
  while (at < bytes.length && ![0xc0, 0xc1, 0xc2].includes(bytes.readUInt8(at + 1))) {
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

const besideTexts = contentFiles();

/** Where a card lies: beside its page's texts, or with the files that are published as they are. */
function cardFile(card: string): string {
  const address = `open-graph/${card}.jpg`;
  return besideTexts.get(address) ?? `example/public/assets/${address}`;
}

const property = (html: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"/>`).exec(html)?.[1];

describe('the metadata of every page', () => {
  it('describes it differently from all others, in the length that search results show', () => {
    const descriptions = routes
      .filter(({ path }) => path !== '/desktop')
      .map((route) => pageTexts(route).description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(120);
      expect(description.length, description).toBeLessThanOrEqual(155);
    }
  });

  it('has a title that search results show whole', () => {
    for (const route of routes) {
      const title = fullTitle(pageTexts(route).title);
      expect(title.length, title).toBeLessThanOrEqual(60);
    }
  });

  it('has what Open Graph requires, with whole addresses', () => {
    // The page's type is the same everywhere and stands in index.html.
    expect(readFileSync('index.html', 'utf8')).toContain('property="og:type" content="website"');
    for (const route of routes) {
      const html = metadata(route);
      expect(property(html, 'title'), route.path).toBeTruthy();
      expect(property(html, 'url')).toBe(siteAddress(route.canonical ?? route.path));
      expect(property(html, 'image')).toMatch(/^https:\/\/\S+\.jpg$/);
    }
  });

  it('keeps quotes and markup in their attribute', () => {
    expect(attributeText('a "b" <c> &amp;')).toBe('a &quot;b&quot; &lt;c> &amp;amp;');
  });
});

describe('the Open Graph pictures', () => {
  it('exist, in the size that index.html names', () => {
    const template = readFileSync('index.html', 'utf8');
    const named = (name: string) => Number(property(template.replaceAll(' />', '/>'), name));
    const size = { width: named('image:width'), height: named('image:height') };
    expect(size.width).toBe(1200);
    for (const route of routes) {
      expect(sizeOf(cardFile(pageTexts(route).card))).toEqual(size);
    }
  });

  it('are described by what stands on them', () => {
    const alternatives = Object.values(cards).map(cardAlt);
    expect(new Set(alternatives).size).toBe(alternatives.length);
    const { lock, home } = cardTexts.wallpapers;
    expect(property(metadata(routeAt('/')), 'image:alt')).toBe(
      `${lock}, davor die Worte „${lockScreen.greeting}“ und „${lockScreen.introduction}“`,
    );
    const { tile, title, description, path } = lastSkill;
    expect(property(metadata(routeAt(path)), 'image:alt')).toBe(
      `${home}, davor das Symbol von ${tile.title} und die Worte „${title}“ und „${description}“`,
    );
  });
});
