// Encodes the rendered PNGs: lossless-quality masters (<= 4 MB), 640 px previews, AVIF size table, luminance statistics.
// Usage: node encode.mjs PNG_DIR OUT_DIR
import { existsSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const [src, out] = process.argv.slice(2);
const lin = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
for (const n of ['lock-landscape', 'lock-portrait', 'home-landscape', 'home-portrait']) {
  const f = `${src}/${n}.png`;
  if (!existsSync(f)) continue;
  let q = 100,
    buf;
  do {
    q -= 1;
    buf = await sharp(f).jpeg({ quality: q, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
  } while (buf.length > 4e6 && q > 90);

  writeFileSync(`${out}/${n}.jpg`, buf);
  await sharp(f).resize({ width: 640 }).png().toFile(`${out}/${n}.preview.png`);
  const { data, info } = await sharp(f).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const lum = (y0, y1) => {
    let s = 0,
      mx = [];
    const w = info.width;
    for (let y = Math.floor(y0 * info.height); y < Math.floor(y1 * info.height); y++)
      for (let x = 0; x < w; x++) {
        const i = (y * w + x) * 3;
        const L =
          0.2126 * lin(data[i] / 255) +
          0.7152 * lin(data[i + 1] / 255) +
          0.0722 * lin(data[i + 2] / 255);
        s += L;
        if ((x + y) % 97 === 0) mx.push(L);
      }
    mx.sort((a, b) => a - b);
    return [
      s / (w * (Math.floor(y1 * info.height) - Math.floor(y0 * info.height))),
      mx[Math.floor(mx.length * 0.99)],
    ].map((v) => v.toFixed(4));
  };
  const sizes = [];
  for (const w of [640, 1080, 1600, 2560]) {
    if (w > info.width) continue;
    for (const qq of [50, 60])
      sizes.push(
        `${w}@q${qq}=${Math.round((await sharp(f).resize({ width: w }).avif({ quality: qq, effort: 5 }).toBuffer()).length / 1024)}K`,
      );
  }
  console.log(
    n,
    `${info.width}x${info.height}`,
    `master jpeg q${q} ${(buf.length / 1e6).toFixed(2)}MB`,
    'upper third mean/p99',
    lum(0, 1 / 3),
    'lower fifth mean/p99',
    lum(0.8, 1),
    sizes.join(' '),
  );
}
