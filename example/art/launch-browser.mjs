import { chromium } from '@playwright/test';
import { chromiumSwitches, ensureChromium } from '../../scripts/find-or-install-chromium.ts';

/** Launches a headless Chromium whose letters look the same on every machine. */
export function launchBrowser() {
  const args = [
    ...chromiumSwitches,
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    // Layout in half CSS pixels, so that text is exactly in the middle of buttons.
    '--force-device-scale-factor=2',
    '--window-size=1280,1000',
  ];
  return chromium.launch({ args, executablePath: ensureChromium() });
}
