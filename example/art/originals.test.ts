import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minPictureSide, pictureWidths } from '../../src/lib/specification.ts';
import { pictureName, readOriginals } from './originals.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3070b0' } });
}

/** Makes the pictures of changed originals, and returns these originals' names. */
async function make(options = { minPictureSide: 80, pictureWidths }) {
  const originals = readOriginals(folder, options);
  for (const file of originals.changed) await originals.make(file);
  return originals.changed;
}
const described = () => readOriginals(folder, { minPictureSide, pictureWidths }).pictures();
const made = () => readdirSync(join(folder, 'pictures')).sort();

describe('an original', () => {
  it('becomes AVIF and WebP in every width, upright and without its metadata', async () => {
    const place = { IFD0: { Model: 'Camera' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } };
    const file = join(folder, 'Start.JPG');
    await blank(90, 120).withMetadata({ orientation: 6, exif: place }).jpeg().toFile(file);
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Camera');
    await make();
    const src = `${folder.split(/[\\/]/).at(-1)}/start`;
    const color = expect.stringMatching(/^#3[01]7[01][ab][0-9a-f]$/);
    expect(described()).toEqual([{ src, width: 120, height: 90, color }]);
    expect(made()).toEqual(
      [120, 30, 60].flatMap((width) => [`start-${width}.avif`, `start-${width}.webp`]),
    );
    for (const name of made()) {
      const picture = await sharp(join(folder, 'pictures', name)).metadata();
      const { width, height, exif, orientation, xmp, iptc } = picture;
      expect({ exif, orientation, xmp, iptc }, name).toEqual({});
      expect(Math.abs(width * 0.75 - height), name).toBeLessThan(1);
    }
  });

  it('is made smaller when a side is longer than 2000 px', async () => {
    await blank(4000, 3000).webp().toFile(join(folder, 'wide.webp'));
    await make({ minPictureSide, pictureWidths: (width: number) => [width / 20] });
    expect(described()).toMatchObject([{ width: 2000, height: 1500 }]);
  });

  it('is encoded again only when it has changed or lacks a picture', async () => {
    await blank(120, 90).png().toFile(join(folder, 'a.png'));
    await blank(120, 90).png().toFile(join(folder, 'b.png'));
    writeFileSync(join(folder, 'card.jpg'), 'the card of the project');
    writeFileSync(join(folder, 'icon.svg'), 'its icon');
    writeFileSync(join(folder, 'tile.png'), 'the background of its tile');
    expect(await make()).toEqual(['a.png', 'b.png']);
    expect(await make()).toEqual([]);
    await blank(80, 60).png().toFile(join(folder, 'a.png'));
    expect(await make()).toEqual(['a.png']);
    expect(made().filter((name) => name.startsWith('a-'))).toHaveLength(6);
    rmSync(join(folder, 'pictures/b-60.webp'));
    expect(await make()).toEqual(['b.png']);
  });

  it('loses its pictures when it is renamed or deleted', async () => {
    await blank(120, 90).png().toFile(join(folder, 'a.png'));
    await make();
    writeFileSync(join(folder, 'pictures/a-b-120.webp'), 'of a drawing');
    renameSync(join(folder, 'a.png'), join(folder, 'c.png'));
    await make();
    const largest = made().filter((name) => name.endsWith('-120.webp'));
    expect(largest).toEqual(['a-b-120.webp', 'c-120.webp']);
    rmSync(join(folder, 'c.png'));
    await make();
    expect(made()).toEqual(['a-b-120.webp']);
    expect(JSON.parse(readFileSync(join(folder, 'originals.json'), 'utf8'))).toEqual({});
  });

  it('is refused when its pictures would get the names of another original’s pictures', async () => {
    for (const name of ['a.png', 'A!.png']) await blank(120, 90).png().toFile(join(folder, name));
    const line = /: (a|A!)\.png gets the same name, a; rename one of them\.$/;
    await expect(make()).rejects.toThrow(line);
  });

  const small = blank(64, 48).png().toBuffer();
  /** The header of a PNG of 20000 × 15000 px. */
  const large = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAATiAAADqYAQAAAAAltR60AAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVORK5CYII=',
    'base64',
  );
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
  const megapixels = 'are more than the 268 megapixels that sharp reads; make it smaller.';

  it.each([
    ['a.png', 'no picture', 'cannot be read; PNG, JPEG, WebP and AVIF can.'],
    ['a.HEIC', 'none', 'HEIC is no format for screenshots; export it as PNG or JPEG.'],
    ['a.svg', drawing, 'SVG is no format for screenshots; export it as PNG or JPEG.'],
    ['🎉.png', 'no picture', 'its name needs a letter or a digit.'],
    ['small.png', small, '64 × 48 px are too few; the longer side needs 80 px, better 100.'],
    ['large.png', large, `20000 × 15000 px ${megapixels}`],
  ])('is refused in one line when it is %s', async (name, content, reason) => {
    writeFileSync(join(folder, name), await content);
    await expect(make()).rejects.toThrow(`${folder}/${name}: ${reason}`);
  });
});

it('pictureName returns a name for addresses', () => {
  expect(pictureName('Start Menü (2).png')).toBe('start-menue-2');
  expect(pictureName('Übergröße.final.JPG')).toBe('uebergroesse-final');
  expect(pictureName('caf\u0065\u0301.png')).toBe('cafe');
});
