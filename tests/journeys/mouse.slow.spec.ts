import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { slideIndex } from '#src/content/slides.ts';
import { fieldsOf, formOf, notificationOf } from '#tests/support/contact.ts';
import { firstSkill } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { centreOf, type Point } from '#tests/support/points.ts';
import {
  closeLink,
  dot,
  expectSlide,
  heading,
  hint,
  openSlide,
  tile,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFocus } from './focus.ts';

const { about, skills: skillsSlide, projects: projectsSlide, contact } = slideIndex;

/** Returns a point from fractions of the window. */
function at(page: Page, x: number, y: number): Point {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: x * width, y: y * height };
}

async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function turnWheel(page: Page) {
  const { x, y } = at(page, 0.5, 0.5);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
}

/**
 * Repeats the notch. After Back, the lock is new, and ignores notches in its first 200 ms as
 * possible inertia.
 */
function turnWheelUntilUnlocked(page: Page) {
  return expect(async () => {
    await turnWheel(page);
    await expect(page).not.toHaveURL(/\/$/, { timeout: 3000 });
  }).toPass();
}

test('the mouse unlocks with drag, hint and wheel, and turns a slide with the wheel', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const unlock of [
    () => drag(page, at(page, 0.5, 0.6), at(page, 0.5, 0.3)),
    async () => drag(page, await centreOf(hint(page)), at(page, 0.5, 0.3)),
    () => hint(page).click(),
    () => turnWheelUntilUnlocked(page),
  ]) {
    await expect(hint(page)).toBeInViewport({ ratio: 1 });
    await unlock();
    await expectSlide(page, about);
    await page.goBack();
  }
  await openSlide(page, skillsSlide);
  // The site ignores early wheel events, because they may be inertia from the previous page.
  await pause(1000);
  await turnWheel(page);
  await expectSlide(page, projectsSlide);
});

test('the mouse turns slides with bar, dots and drags, opens a tile and returns', async ({
  page,
}) => {
  await openSlide(page, about);
  await topBarEntry(page, skillsSlide).click();
  await expectSlide(page, skillsSlide);
  await drag(page, await centreOf(tile(page, firstSkill)), at(page, 0.95, 0.5));
  await expectSlide(page, about);
  await drag(page, at(page, 0.9, 0.8), at(page, 0.1, 0.8));
  await expectSlide(page, skillsSlide);
  await drag(page, at(page, 0.9, 0.7), at(page, 0.2, 0.02));
  await expectSlide(page, projectsSlide);
  await dot(page, skillsSlide).click();
  await expectSlide(page, skillsSlide);
  await tile(page, firstSkill).click();
  await expectFocus(heading(page, firstSkill));
  await closeLink(page).click();
  await expectSlide(page, skillsSlide);
  await expectFocus(tile(page, firstSkill));
});

test('the mouse opens, closes and sends the form, and closes the notification', async ({
  page,
}) => {
  const form = formOf(page);
  const { name, email, message } = fieldsOf(form);
  const write = page.getByRole('button', { name: 'Schreiben', exact: true });
  await openSlide(page, contact);
  await write.click();
  await expectFocus(name);
  for (const [field, text] of [
    [email, 'erika@beispiel.de'],
    [message, 'Hallo'],
  ] as const) {
    await field.click();
    await page.keyboard.type(text);
  }
  await form.getByRole('button', { name: 'Zurück' }).click();
  await expect(form).toHaveCount(0);
  await expectFocus(write);
  await write.click();
  await expectFocus(name);
  await page.keyboard.type('Erika');
  await form.getByRole('button', { name: 'Kontaktieren' }).click();
  const sent = notificationOf(page, 'sent');
  await expect(sent).toBeVisible();
  await expectFocus(write);
  await sent.click();
  await expect(sent).toHaveCount(0);
  await expectFocus(write);
});
