import type { Page } from '@playwright/test';
import { closeLink, heading, tile } from '#tests/support/apps.ts';
import { gallery, own } from '#tests/support/content.ts';
import { putFingers } from '#tests/support/fingers.ts';
import { swipe } from '#tests/support/gestures.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import type { Point } from '#tests/support/points.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, expectStarted, lockHint, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const upwards: [Point, Point] = [
  { x: 195, y: 700 },
  { x: 195, y: 300 },
];

/** Holds back the site's script. Returns what lets it through. */
function holdScript(page: Page) {
  return holdRequests(page, '**/*.js');
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Opens a page and waits for its first paint: before that nobody swipes. */
async function openPainted(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(isPainted);
  await presented(page);
}

/** Waits until what was rendered is what a finger meets: a few frames, as the compositor lags behind. */
function presented(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The home screen is what a press meets, though no script of the site has come. */
async function expectOpen(page: Page) {
  await expect(page.getByRole('link', { name: lockHint })).toBeHidden();
  await expect(topBarEntry(page, 0)).toBeVisible();
  await topBarEntry(page, 0).click({ trial: true });
}

const gestures: Record<string, (page: Page) => Promise<void>> = {
  'a swipe': (page) => swipe(page, ...upwards),
  'an arrow key': (page) => page.keyboard.press('ArrowDown'),
};

test.describe('before the script has come', () => {
  for (const [name, make] of Object.entries(gestures)) {
    test(`the lock opens by ${name}, and the site goes on from there`, async ({ page }) => {
      const release = await holdScript(page);
      await openPainted(page, '/');
      await make(page);
      await expectOpen(page);
      release();
      await expectPage(page, 0);
      await page.goBack();
      await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
    });
  }

  test('a swipe that has begun is finished by the site', async ({ page }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    const lock = page.locator('#lock');
    const finger = await putFingers(page, { x: 195, y: 700 });
    await finger.moveTo([{ x: 195, y: 560 }]);
    await expect(lock).toHaveAttribute('data-state', 'dragging');
    release();
    await expectStarted(page);
    await expect(lock).toHaveAttribute('data-state', 'dragging');
    await finger.moveTo([{ x: 195, y: 400 }]);
    await finger.lift();
    await expectPage(page, 0);
  });

  test('a button to a file of the owner opens a window', async ({ page }) => {
    await holdScript(page);
    await openPainted(page, own.path);
    const button = page.getByRole('main').getByRole('link').first();
    await expect(button).toHaveAttribute('target', '_blank');
    await button.evaluate((link) => link.setAttribute('href', '/favicon.svg'));
    const popup = page.waitForEvent('popup');
    await button.click();
    await expect(await popup).toHaveURL('/favicon.svg');
  });

  test('the lock shows the time', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-04T09:41:00+01:00'));
    await holdScript(page);
    await page.goto('/');
    await expect(page.getByText('09:41')).toBeVisible();
    await expect(page.getByText('Mittwoch, 4. März')).toBeVisible();
  });

  test('a button that was pressed answers as soon as the script has come', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/desktop/3');
    await page.getByRole('button', { name: 'Schreiben' }).dblclick();
    release();
    await expect(page.getByRole('dialog', { name: 'Schreibt mir direkt.' })).toBeVisible();
  });

  test('a link waits a moment for the script, which needs no new page', async ({ page }) => {
    const release = await holdScript(page);
    // However long the script takes on a busy machine, the moment is not over.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/desktop/2');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await tile(page, gallery).click();
    release();
    await expectStarted(page);
    await page.clock.resume();
    await expect(heading(page, gallery)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await closeLink(page).click();
    await expectPage(page, 2);
  });
});

test('the script waits for the first screen, but not where somebody touches it, and not for a wallpaper that never arrives', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route('**/wallpaper/**', () => {});
  for (const isTouched of [false, true]) {
    scripts.length = 0;
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
    expect(scripts).toEqual([]);
    await presented(page);
    if (isTouched) await swipe(page, ...upwards);
    const timeout = isTouched ? 2000 : 10_000;
    await expect.poll(() => scripts.length, { timeout }).toBeGreaterThan(0);
  }
  await expectPage(page, 0);
});

test.describe('a part that fails', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|works without its script only/] });

  test('a script that never comes says so, and leaves lock, pages and links usable', async ({
    page,
  }) => {
    await page.route('**/index-*.js', (route) => route.abort());
    await openPainted(page, '/');
    await swipe(page, ...upwards);
    await expectOpen(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Ein Teil der Website konnte nicht geladen werden. Erneut laden',
    );
    await topBarEntry(page, 2).click();
    await expect(page).toHaveURL('/desktop/2');
    await tile(page, gallery).click();
    await expect(heading(page, gallery)).toBeVisible();
  });
});

test('Back before the script has come leads to a page that React renders by itself', async ({
  page,
}) => {
  await page.goto('/impressum');
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Barrierefreiheit' }).click();
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(title('Barrierefreiheit')).toBeFocused();
  const release = await holdRequests(page, '**/barrierefreiheit-*.js');
  await page.reload({ waitUntil: 'commit' });
  // The script runs then, and waits for the page's texts.
  await page
    .locator('script[data-entry]')
    .evaluate((script) => import((script as HTMLElement).dataset.entry ?? ''));
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expectHydrated(page);
  await expect(title('Impressum')).toBeVisible();
  await expect(page).toHaveURL('/impressum');
});
