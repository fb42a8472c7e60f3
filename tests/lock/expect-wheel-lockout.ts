import type { Page } from '@playwright/test';
import { notch, turnWheel } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { expectSlide } from '#tests/support/screens.ts';

/** Expects that notches turn no slide until 700 ms after the notch that has unlocked. */
export async function expectWheelLockout(page: Page) {
  await expectSlide(page, 0);
  await turnWheel(page, notch(), { after: 450 });
  await settle(page);
  await expectSlide(page, 0);
  await turnWheel(page, notch(), { after: 260 });
  await expectSlide(page, 1);
}
