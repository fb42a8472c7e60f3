import { chromium } from '@playwright/test';
import { importTypeScript } from '../../scripts/content-folder.mjs';

const { chromiumSwitches, ensureChromium } = await importTypeScript('scripts/browser.ts');

/**
 * Launches a Chromium without a window.
 *
 * @param {number} [pixelRatio] device pixels per CSS px of all pages with `viewport: null`. Unlike
 *   Playwright's emulation this also makes layout count in device pixels, which puts text exactly
 *   in the middle of buttons
 */
export function launchBrowser(pixelRatio = 1) {
  const args = [
    ...chromiumSwitches,
    // Letters keep their shape and place at every size, on every machine.
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    `--force-device-scale-factor=${pixelRatio}`,
    '--window-size=1280,1000',
  ];
  return chromium.launch({ args, executablePath: ensureChromium() });
}
