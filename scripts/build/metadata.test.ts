import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

const property = (html: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"/>`).exec(html)?.[1];

describe('the metadata of every page', () => {
  it('is different from all others, and as long as search results show', () => {
    const screens = routes.filter(({ path }) => path !== '/desktop').map(pageTexts);
    expect(new Set(screens.map(({ description }) => description)).size).toBe(screens.length);
    for (const { title, description } of screens) {
      expect(description.length, description).toBeGreaterThanOrEqual(120);
      expect(description.length, description).toBeLessThanOrEqual(155);
      expect(fullTitle(title).length, title).toBeLessThanOrEqual(60);
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
    const besideTexts = contentFiles();
    for (const route of routes) {
      const address = `open-graph/${pageTexts(route).card}.jpg`;
      const file = besideTexts.get(address) ?? `example/public/assets/${address}`;
      expect(sizeOf(file)).toEqual(size);
    }
  });

  it('are described by what stands on them', () => {
    const alternatives = Object.values(cards).map(cardAlt);
    expect(new Set(alternatives).size).toBe(alternatives.length);
    const { home } = cardTexts.wallpapers;
    const { tile, title, description, path } = lastSkill;
    expect(property(metadata(routeAt(path)), 'image:alt')).toBe(
      `${home}, davor das Symbol von ${tile.title} und die Worte „${title}“ und „${description}“`,
    );
  });
});
