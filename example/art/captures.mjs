import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { createBuilder, preview } from 'vite';
import { repository } from './draw.mjs';

const outDir = '.cache/art-site';

/** Where the captures lie until `screens/own-site` frames them. */
const folder = `${repository}/.cache/art/captures`;

/** What is captured, by the name of its drawing. */
const captures = {
  'lock-screen': '/',
  'projects-page': '/desktop/2',
  'detail-page': '/threencrypt',
};

/** For the README, which shows the framed captures beside it. */
const desktopPicture = `${repository}/docs/pictures/desktop.webp`;

const conditions = /** @type {const} */ ({
  reducedMotion: 'reduce',
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
});

/**
 * Builds this site and captures it on a phone of the size of `frames/phone-frame.ts`, and once on a
 * desktop: its own pictures of itself are real.
 * @param {import('@playwright/test').Browser} browser with two device pixels per CSS px
 */
export async function captureSite(browser) {
  process.env.OUT_DIR = outDir;
  const builder = await createBuilder({ root: repository, logLevel: 'warn' });
  await builder.buildApp();
  const server = await preview({ root: repository, preview: { port: 4189 }, logLevel: 'warn' });
  const origin = server.resolvedUrls?.local[0];
  const context = await browser.newContext({
    viewport: { width: 372, height: 796 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    ...conditions,
  });
  try {
    await mkdir(folder, { recursive: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The status bar and the gesture handle of the frame, which the site must leave free.
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 44, bottom: 24 } });
    await page.clock.setFixedTime(new Date('2026-05-04T09:41:00+02:00'));
    for (const [name, path] of Object.entries(captures)) {
      await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${folder}/${name}.png` });
      console.log(`captured ${name}`);
    }

    const desktop = await browser.newPage({
      viewport: { width: 1440, height: 810 },
      ...conditions,
    });
    await desktop.goto(new URL('/desktop/2', origin).href, { waitUntil: 'networkidle' });
    await mkdir(`${repository}/docs/pictures`, { recursive: true });
    await sharp(await desktop.screenshot())
      .webp({ quality: 80 })
      .toFile(desktopPicture);
    await desktop.close();
  } finally {
    await context.close();
    await server.close();
  }
}
