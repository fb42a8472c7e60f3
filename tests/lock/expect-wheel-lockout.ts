import type { Page } from '@playwright/test';
import { notch, turnWheel } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { expectSlide } from '#tests/support/screens.ts';

/**
 * Expects that a notch 450 ms after the unlocking notch turns no slide, but that a notch after
 * 710 ms turns a slide.
 */
export async function expectWheelLockout(page: Page) {
  await expectSlide(page, 0);
  await turnWheel(page, notch(), { after: 450 });
  await settle(page);
  await expectSlide(page, 0);
  await turnWheel(page, notch(), { after: 260 });
  await expectSlide(page, 1);
}
