import type { Page } from '@playwright/test';
import { owner } from '#src/content/owner.ts';
import { expectAccessible } from './support/axe.ts';
import { fields, runBot } from './support/bot.ts';
import { erika, fillForm, notificationOf, submit } from './support/contact.ts';
import { keepCopy } from './support/deployment.ts';
import { expectHydrated } from './support/routes.ts';
import { openPageWithKeys, tabStops, turnByKey } from './support/slider-keys.ts';
import {
  expectPage,
  firstStops,
  lockHint,
  openForm,
  openLock,
  openPage,
  pageNames,
  sliderPage,
  topBarEntry,
  unlock,
} from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** What can be different in another engine: scrolling, snapping, pointers, focus, dialogs. */

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function centreOf(page: Page, tile: string) {
  const box = await page.getByRole('link', { name: tile, exact: true }).boundingBox();
  if (!box) throw new Error(`${tile} is not there.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('the lock', () => {
  test('opens by a key and comes back by Back', async ({ page }) => {
    await openLock(page);
    await unlock(page);
    await page.goBack();
    await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
  });

  test('opens by the wheel', async ({ page }) => {
    await openLock(page);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 120);
    await expectPage(page, 0);
  });

  test('opens by a swipe of the mouse, and by the hint dragged up', async ({ page }) => {
    await openLock(page);
    await drag(page, { x: 700, y: 500 }, { x: 700, y: 250 });
    await expectPage(page, 0);
    await page.goBack();
    const hint = page.getByRole('link', { name: lockHint });
    await expect(hint).toBeVisible();
    const box = await hint.boundingBox();
    if (!box) throw new Error('The hint is not there.');
    await drag(page, { x: box.x + 40, y: box.y + 40 }, { x: box.x + 40, y: 300 });
    await expectPage(page, 0);
  });
});

test.describe('the slider', () => {
  test('turns by keys', async ({ page }) => {
    await openPageWithKeys(page, 0);
    await turnByKey(page, 'ArrowDown', 1);
    await turnByKey(page, 'ArrowRight', 2);
    await turnByKey(page, 'End', 3);
    await turnByKey(page, 'PageUp', 2);
    await turnByKey(page, 'Home', 0);
  });

  test('does not turn by keys in the first second, wherever the focus is', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await openPage(page, 1);
    await page.getByRole('link', { name: 'Python' }).focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'End']) await turnByKey(page, key, 1);
  });

  test('turns by the wheel and by the top bar', async ({ page }) => {
    await openPage(page, 0);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 120);
    await expectPage(page, 1);
    await topBarEntry(page, 3).click();
    await expectPage(page, 3);
  });

  test('turns by a drag of the mouse, which opens no tile', async ({ page }) => {
    await openPage(page, 1);
    const tile = await centreOf(page, 'Python');
    await drag(page, tile, { x: tile.x + 800, y: tile.y });
    await expectPage(page, 0);
    await drag(page, { x: 1200, y: 800 }, { x: 300, y: 800 });
    await expectPage(page, 1);
    await page.getByRole('link', { name: 'Python' }).click();
    await expect(page).toHaveURL('/python');
  });

  test('opens a tile by Enter after a drag that ended beyond the slider', async ({ page }) => {
    await openPage(page, 1);
    await drag(page, { x: 1200, y: 700 }, { x: 300, y: 20 });
    await expectPage(page, 2);
    await page.getByRole('link', { name: 'aChess' }).press('Enter');
    await expect(page).toHaveURL('/aChess');
  });

  test('keeps its page when the window changes', async ({ page }) => {
    await openPage(page, 2);
    await page.setViewportSize({ width: 600, height: 900 });
    await expectPage(page, 2);
    await page.setViewportSize({ width: 1200, height: 500 });
    await expectPage(page, 2);
  });

  for (const number of [0, 1] as const) {
    test(`Tab stops only at the controls of page ${number}`, async ({ page }) => {
      await openPage(page, number);
      const dots = pageNames.map((name, index) => `Seite ${index + 1}: ${name}`);
      const controls = number === 0 ? [owner.fullName] : ['Python', 'Flutter', 'React'];
      expect(await tabStops(page)).toEqual([...firstStops, ...pageNames, ...controls, ...dots]);
    });
  }

  test('opens a tile and comes back to it', async ({ page }) => {
    await openPage(page, 2);
    await page.getByRole('link', { name: 'MorningChess' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Schließen' }).click();
    await expectPage(page, 2);
    await expect(page.getByRole('link', { name: 'MorningChess' })).toBeFocused();
  });
});

test.describe('overlays', () => {
  test('the form opens, says what is wrong, and closes by Escape', async ({ page }) => {
    await openPage(page, 3);
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Kontaktieren' }).click();
    await expect(form.getByText('Gebe einen Name ein.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expectPage(page, 3);
  });

  test('the form sends what a person writes and nothing that a script sends at once', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await openPage(page, 3);
    await runBot(page, { fills: fields.visible });
    await expect(notificationOf(page, 'sent')).toBeVisible();
    expect(sent).toHaveLength(0);
    const form = await openForm(page);
    await fillForm(form, erika);
    await submit(form);
    await expect.poll(() => sent.length).toBe(1);
  });

  test('the lightbox turns by keys and closes by Escape', async ({ page }) => {
    await page.goto('/aChess');
    await expectHydrated(page);
    await page.getByRole('button', { name: /^Bild 1 von 4 vergrößern/ }).click();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['l', 3],
      ['h', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: `Bild ${number} von 4` })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/aChess');
  });
});

test.describe('axe finds nothing', () => {
  for (const path of ['/', '/desktop/3', '/aChess']) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      await expectAccessible(page);
    });
  }

  test('in a page without controls', async ({ page }) => {
    await openPage(page, 0);
    await expect(sliderPage(page, 0)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows its pages without network', async ({ page, context, baseURL }) => {
    await keepCopy(page, baseURL ?? '');
    await context.setOffline(true);
    await page.goto('/aChess');
    await expect(page).toHaveTitle(/^aChess/);
  });
});
