import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodePicture } from '#art/encode.mjs';

/** Draws the picture that `npm run new project` gives a project until it has its own. */
export async function renderSample() {
  const drawing = fileURLToPath(new URL('window.svg', import.meta.url));
  const folder = fileURLToPath(new URL('../../../scripts/new/project/pictures', import.meta.url));
  const png = await sharp(drawing).png().toBuffer();
  const bytes = await encodePicture(png, `${folder}/sample`, [400, 800, 1600]);
  console.log(`sample  ${Math.round(bytes / 1024)} KB`);
}
