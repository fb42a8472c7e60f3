import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createBuilder, preview } from 'vite';
import { contentPath } from '../../../scripts/content-folder.mjs';
import { root } from '../../../scripts/root.mjs';
import { pictureWidths } from '../../../src/lib/specification.ts';
import { encodePicture } from '../encode.mjs';
import { launchBrowser } from '../launch-browser.mjs';

const outDir = '.cache/art-site';

/** The captured address of each picture. */
const captures = {
  'lock-screen': '/',
  'projects-page': '/desktop/2',
  'detail-page': '/threencrypt',
};

/** Size of `phone.png`, and where its screen begins, px. */
const phone = { width: 800, height: 1640, left: 28, top: 24 };
/** The phone's viewport, CSS px of two device pixels each. */
const screen = { width: 372, height: 796 };

const conditions = /** @type {const} */ ({
  reducedMotion: 'reduce',
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
});

/**
 * Cuts round corners into a capture, and lays the phone's frame over it.
 * @param {Buffer} png
 */
async function framed(png) {
  const width = 2 * screen.width;
  const height = 2 * screen.height;
  const corners = Buffer.from(`<svg width="${width}" height="${height}"><rect
    width="${width}" height="${height}" rx="60"/></svg>`);
  const capture = await sharp(png)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .toBuffer();
  const frame = fileURLToPath(new URL('phone.png', import.meta.url));
  const { left, top, ...size } = phone;
  return sharp({ create: { ...size, channels: 4, background: 'transparent' } })
    .composite([{ input: capture, left, top }, { input: frame }])
    .png()
    .toBuffer();
}

/** Builds this site, and captures it on a phone and, for the README, on a desktop. */
export async function captureSite() {
  process.env.OUT_DIR = outDir;
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  const server = await preview({ root, preview: { port: 4189 }, logLevel: 'warn' });
  const origin = server.resolvedUrls?.local[0];
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: screen,
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      ...conditions,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The site leaves the frame's status bar and gesture handle free.
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 44, bottom: 24 } });
    await page.clock.setFixedTime(new Date('2026-05-04T09:41:00+02:00'));
    for (const [name, path] of Object.entries(captures)) {
      await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
      const file = `${contentPath}/projects/own-site/pictures/${name}`;
      const png = await framed(await page.screenshot());
      await encodePicture(png, file, pictureWidths(phone.width));
      console.log(`own-site/${name}`);
    }

    const viewport = { width: 1440, height: 810 };
    const desktop = await browser.newPage({ viewport, ...conditions });
    await desktop.goto(new URL('/desktop/2', origin).href, { waitUntil: 'networkidle' });
    await mkdir(`${root}/docs/pictures`, { recursive: true });
    await sharp(await desktop.screenshot())
      .webp({ quality: 80 })
      .toFile(`${root}/docs/pictures/desktop.webp`);
  } finally {
    await browser.close();
    await server.close();
  }
}
