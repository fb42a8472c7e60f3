import sharp from 'sharp';

/**
 * Longer side to which originals are reduced, px. The gallery needs 1,000 (500 CSS px on a
 * 2x screen); the rest is for the zoom of the lightbox.
 */
const maxSide = 2000;

/** Maximum number of pixels of a picture that sharp reads. */
const maxPixels = 0x3fff ** 2;

/** The accepted formats, by sharp's names; `heif` is AVIF or HEIC; HEIC is refused. */
const formats = ['png', 'jpeg', 'webp', 'heif'];

/**
 * A picture as the site shows it, as a PNG: upright, in sRGB, and without metadata such as the place
 * where it was taken.
 * @param {string} path of the original
 * @param {number} minPictureSide
 */
export async function readPicture(path, minPictureSide) {
  /** @param {string} reason @returns {never} */
  const refuse = (reason) => {
    throw new Error(`${path}: ${reason}`);
  };
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const isHeic = metadata?.compression === 'hevc' || /\.hei[cf]$/i.test(path);
  const format = isHeic ? 'heic' : metadata?.format;
  if (!metadata && !isHeic) refuse('cannot be read; PNG, JPEG, WebP and AVIF can.');
  if (!metadata || !format || !formats.includes(format)) {
    return refuse(
      `${format?.toUpperCase()} is no format for screenshots; export it as PNG or JPEG.`,
    );
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > maxPixels) {
    refuse(
      `${width} × ${height} px are more than the ${Math.floor(maxPixels / 1e6)} megapixels that sharp reads; make it smaller.`,
    );
  }
  if (Math.max(width, height) < minPictureSide) {
    refuse(
      `${width} × ${height} px are too few; the longer side needs ${minPictureSide} px, better ${1.25 * minPictureSide}. Take the screenshot on a denser screen, or of a larger window.`,
    );
  }
  return sharp(path)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((error) => refuse(`cannot be read (${String(error.message).split('\n')[0]}).`));
}

/** @param {Buffer} picture */
export async function averageColor(picture) {
  const pixel = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
