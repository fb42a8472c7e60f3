import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { contentPath } from '../../scripts/content-folder.mjs';
import { draw, repository } from './draw.mjs';
import { encodePicture } from './encode.mjs';

const screensFolder = `${repository}/example/art/screens`;
/** The drawings as the browser renders them, for review; not part of the site. */
const proofsFolder = `${repository}/.cache/art`;

/** @returns {Promise<string[]>} the names of all drawings, for example `threencrypt/caesar` */
export async function listScreens() {
  const files = await readdir(screensFolder, { recursive: true });
  const drawings = files.filter((file) => /^[^/\\]+[/\\][^/\\]+\.ts$/.test(file)).sort();
  const names = [];
  for (const file of drawings) {
    const source = await readFile(`${screensFolder}/${file}`, 'utf8');
    // The other modules of a project's folder help its drawings.
    if (/^export const screen\b/m.test(source)) names.push(file.slice(0, -3).replace('\\', '/'));
  }
  return names;
}

/**
 * Draws screens and writes them in every width.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('vite').ViteDevServer} server
 * @param {string[]} names
 */
export async function renderScreens(browser, server, names) {
  const page = await browser.newPage({
    viewport: null,
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  page.on('pageerror', (error) => console.error(error));
  const stage = new URL('example/art/stage/stage.html', server.resolvedUrls?.local[0]);
  const { pictureWidths } = await server.ssrLoadModule('/src/config/picture-widths.ts');
  for (const name of names) {
    const png = await draw(page, `${stage}?screen=${name}`);
    const proof = `${proofsFolder}/${name}.png`;
    await mkdir(proof.slice(0, proof.lastIndexOf('/')), { recursive: true });
    await writeFile(proof, png);
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const bytes = await encodePicture(png, fileOf(name), pictureWidths(width));
    console.log(`${name}  ${width} × ${height} px  ${Math.round(bytes / 1024)} KB`);
  }
  await page.close();
}

/** Where a drawing's files lie, without width and extension: the site is the owner's. @param {string} name */
function fileOf(name) {
  const [project, picture] = name.split('/');
  const content = project === 'own-site' ? contentPath : `${repository}/example`;
  return `${content}/projects/${project}/pictures/${picture}`;
}
