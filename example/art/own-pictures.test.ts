import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureWidths, smallestSide } from '../../src/content/picture-widths.ts';
import { encodeOwnPicture, pictureName } from './own-pictures.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Small pictures will do: AVIF takes seconds for large ones. */
const encode = (file: string, options = { smallestSide: 80, pictureWidths }) =>
  encodeOwnPicture(file, { project: 'thing', folder: join(folder, 'pictures'), ...options });

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3070b0' } });
}

const made = () => readdirSync(join(folder, 'pictures')).sort();

describe('a picture of the owner', () => {
  it('becomes AVIF and WebP in every width', async () => {
    const file = join(folder, 'Start.PNG');
    await blank(120, 90).png().toFile(file);
    expect(await encode(file)).toEqual({ src: 'thing/start', width: 120, height: 90 });
    expect(made()).toEqual([
      'start-120.avif',
      'start-120.webp',
      'start-30.avif',
      'start-30.webp',
      'start-60.avif',
      'start-60.webp',
    ]);
    const { width, height } = await sharp(join(folder, 'pictures/start-60.avif')).metadata();
    expect([width, height]).toEqual([60, 45]);
  });

  it('is upright and does not tell where it was taken', async () => {
    const file = join(folder, 'photo.jpg');
    const place = { IFD0: { Model: 'Camera' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } };
    await blank(120, 80).withMetadata({ orientation: 6, exif: place }).jpeg().toFile(file);
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Camera');
    expect(await encode(file)).toEqual({ src: 'thing/photo', width: 80, height: 120 });
    for (const name of made()) {
      const { exif, orientation, xmp, iptc } = await sharp(
        join(folder, 'pictures', name),
      ).metadata();
      expect({ exif, orientation, xmp, iptc }, name).toEqual({});
    }
  });

  it('that is larger than the lightbox shows is made smaller', async () => {
    const file = join(folder, 'wide.webp');
    await blank(4000, 3000).webp().toFile(file);
    const options = { smallestSide, pictureWidths: (width: number) => [width / 20] };
    const made = { src: 'thing/wide', width: 2000, height: 1500 };
    expect(await encode(file, options)).toEqual(made);
  });

  it('leaves nothing of the one that it replaces', async () => {
    const file = join(folder, 'a.png');
    await blank(120, 90).png().toFile(file);
    await encode(file);
    await blank(80, 60).png().toFile(file);
    await encode(file);
    expect(made()).toHaveLength(6);
    expect(made()).toContain('a-80.avif');
  });

  it('that is too small is refused, with what would do', async () => {
    const file = join(folder, 'a.png');
    await blank(640, 480).png().toFile(file);
    await expect(encode(file, { smallestSide, pictureWidths })).rejects.toThrow(
      `${file}: 640 × 480 px are too few; the longer side needs 800 px, better 1000.`,
    );
  });

  it.each([
    ['a.png', 'cannot be read; PNG, JPEG, WebP and AVIF can.'],
    ['photo.HEIC', 'HEIC cannot be read; export it as JPEG or PNG.'],
    ['…!.png', 'its name needs a letter or a digit.'],
  ])('named %s without being one is refused in one line', async (name, reason) => {
    const file = join(folder, name);
    writeFileSync(file, 'no picture');
    await expect(encode(file)).rejects.toThrow(new Error(`${file}: ${reason}`));
  });
});

it.each([
  ['Start Menü (2).png', 'start-menue-2'],
  ['Übergröße.final.JPG', 'uebergroesse-final'],
  ['caf\u0065\u0301.png', 'cafe'],
])('%s gets the name %s', (file, name) => {
  expect(pictureName(file)).toBe(name);
});
