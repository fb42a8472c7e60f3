import type { Page } from '@playwright/test';
import { notch, turnWheel } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { expectSlide } from '#tests/support/screens.ts';

/** Expects that a notch turns no slide 450 ms after the unlocking one, and does after 710 ms. */
export async function expectWheelLockout(page: Page) {
  await expectSlide(page, 0);
  await turnWheel(page, notch(), { after: 450 });
  await settle(page);
  await expectSlide(page, 0);
  await turnWheel(page, notch(), { after: 260 });
  await expectSlide(page, 1);
}
