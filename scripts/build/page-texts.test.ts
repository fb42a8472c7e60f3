import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fullTitle } from '#src/components/document-head.tsx';
import { routes } from '#src/navigation/routes.ts';
import { contentPictures } from './content-assets.ts';
import { cardSize } from './meta-tags.tsx';
import { pageTexts } from './page-texts.ts';

it('every page except /desktop has a unique description of 120 to 155 characters, and a title of at most 60', () => {
  const screens = routes.filter(({ path }) => path !== '/desktop').map(pageTexts);
  expect(new Set(screens.map(({ description }) => description)).size).toBe(screens.length);
  for (const { title, description } of screens) {
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(fullTitle(title).length, title).toBeLessThanOrEqual(60);
  }
});

it('every Open Graph picture has the size that its page declares', () => {
  const { width, height } = cardSize;
  const pictures = contentPictures();
  for (const route of routes) {
    const address = `open-graph/${pageTexts(route).card}.jpg`;
    const file = pictures.get(address) ?? `example/public/assets/${address}`;
    // The frame header of a JPEG consists of its length, precision, height and width.
    const header = Buffer.from([0, 0x11, 8, height >> 8, height & 255, width >> 8, width & 255]);
    expect(readFileSync(file).includes(header), address).toBe(true);
  }
});
