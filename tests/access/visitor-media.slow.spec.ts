import type { Locator, Page } from '@playwright/test';
import { closeApp, openApp } from '#tests/support/apps.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  openContact,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { lightboxAt, openDetail, openLightbox, screenshot } from '#tests/support/lightbox.ts';
import {
  dot,
  expectPage,
  openForm,
  openLock,
  openPage,
  topBarEntry,
} from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** What needs a line around it where grounds and shadows are taken away: controls and cards. */
const edged =
  'a, button, input:not([hidden] *), textarea, [role="status"]:has(button), [role="dialog"]:has(form), .rounded-card';

/** The controls and cards that show and have no line around them. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const hidden = '[inert] *, [aria-hidden="true"] *, .sr-only';
    const found: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      if (width < 2 || element.matches(hidden)) continue;
      const line = (style: string, size: string) => style !== 'none' && Number.parseFloat(size) > 0;
      if (!line(outlineStyle, outlineWidth) && !line(borderStyle, borderWidth))
        found.push(element.outerHTML.slice(0, 120));
    }
    return found;
  }, edged);
}

/** Opens every screen and state in turn, and calls `check` there. */
async function visit(page: Page, check: (place: string) => Promise<void>) {
  await openLock(page);
  await check('the lock');
  for (const number of [0, 1, 2, 3] as const) {
    await openPage(page, number);
    await check(`page ${number}`);
  }
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Kontaktieren' }).click();
  await expect(fieldsOf(form).name).toHaveAttribute('aria-invalid', 'true');
  await check('the form');
  await fillForm(form, erika);
  await answerCommits(page, stored);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await check('a notification');
  for (const path of [firstSkill.path, '/impressum', gallery.path]) {
    await openDetail(page, path);
    await check(path);
  }
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await check('the lightbox');
}

for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test(`with ${JSON.stringify(media)} every control and card has an edge`, async ({ page }) => {
    await page.emulateMedia(media);
    await visit(page, async (place) => expect(await withoutEdge(page), place).toEqual([]));
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in forced ${colorScheme} colours every state and icon shows`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPage(page, 2);
    for (const entry of [topBarEntry, dot]) {
      await expectDifferent(entry(page, 2), entry(page, 1));
      await expectAnotherState(page, entry(page, 1), (element) => element.focus());
      await expectAnotherState(page, entry(page, 1), (element) => element.hover());
    }
    for (const number of [1, 2] as const) {
      const { color, background } = await dot(page, number).evaluate((link) => {
        const [drop] = link.getElementsByTagName('span');
        const background = drop && getComputedStyle(drop).backgroundColor;
        return { background, color: getComputedStyle(link).color };
      });
      expect(background, 'the dot in the colour of its link').toBe(color);
    }
    const tile = page.getByRole('link', { name: gallery.tile.title, exact: true });
    await expectAnotherState(page, tile, (element) => element.focus());
    await expectAnotherState(page, tile, (element) => element.hover());
    // White drawings on the grounds of their apps.
    const icon = tile.locator('span:has(> img)');
    await expect(icon).toHaveCSS('background-image', /gradient/);
    await openLock(page);
    await expect(page.locator('#lock span:has(> img)')).toHaveCSS('forced-color-adjust', 'none');

    const form = await openContact(page);
    const { name, message } = fieldsOf(form);
    const ground = await message.screenshot();
    await form.getByRole('button', { name: 'Kontaktieren' }).click();
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    expect(await outlineOf(message)).not.toEqual(await outlineOf(form));
    expect((await message.screenshot()).equals(ground)).toBe(false);
    await expect(name).toBeFocused();
    expect(await outlineOf(name)).not.toEqual(await outlineOf(message));

    await openLightbox(page, 1);
    const [end, other] = ['Vorheriges Bild', 'Nächstes Bild'].map((label) =>
      page.getByRole('button', { name: label }),
    ) as [Locator, Locator];
    expect(await colorOf(end)).not.toBe(await colorOf(other));
  });
}

test('who asks for less transparency or more contrast gets opaque grounds', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [name, value] of [
    ['prefers-reduced-transparency', 'reduce'],
    ['prefers-contrast', 'more'],
  ] as const) {
    await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    await openPage(page, 3);
    const translucent = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('#home :is(header, .rounded-card)')]
          .map((element) => getComputedStyle(element))
          .filter(({ backgroundColor, backdropFilter }) => {
            return !backgroundColor.startsWith('rgb(') || backdropFilter !== 'none';
          }).length,
    );
    expect(translucent, name).toBe(0);
  }
});

test('who asks for less motion sees none and waits for none', async ({ page }) => {
  await page.addInitScript(noteAnimations);
  await openLock(page);
  // A key unlocks within the frames that an animation without duration takes.
  const state = await page.evaluate(async () => {
    const lock = document.getElementById('lock');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return lock?.isConnected ? lock.dataset.state : 'unlocked';
  });
  expect(state).toBe('unlocked');
  await expectPage(page, 0);
  // The slider has arrived before the click is over.
  const share = await topBarEntry(page, 2).evaluate((entry: HTMLElement) => {
    const slider = document.getElementById('slider');
    entry.click();
    return (slider?.scrollLeft ?? 0) / (slider?.clientWidth ?? 1);
  });
  expect(share).toBeCloseTo(2, 1);
  await expectPage(page, 2);

  await openApp(page, gallery);
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeApp(page, gallery);
  await topBarEntry(page, 3).click();
  await expectPage(page, 3);
  const form = await openForm(page);
  await fillForm(form, erika);
  await answerCommits(page, stored);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(await page.evaluate(() => window.animations)).toEqual([]);
});

declare global {
  interface Window {
    /** What has moved so far, one line each. */
    animations: string[];
  }
}

/** Looks in every frame for animations and transitions that last longer than the shortest time. */
function noteAnimations() {
  window.animations = [];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined;
      const line = `${animation.constructor.name} ${target?.slice(0, 90)}`;
      // A sign that something loads may come late, at once: that is no movement, and spares a flash.
      const takesTime = Number(effect?.getComputedTiming().activeDuration) > 1;
      if (takesTime && !window.animations.includes(line)) window.animations.push(line);
    }
    requestAnimationFrame(look);
  };
  look();
}

/** Two elements of the same kind do not look the same, apart from their words. */
async function expectDifferent(one: Locator, other: Locator) {
  expect(await lookOf(one)).not.toEqual(await lookOf(other));
}

async function expectAnotherState(
  page: Page,
  element: Locator,
  enter: (element: Locator) => Promise<void>,
) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await outlineOf(element);
  // Focus from a script shows where the last input was a key.
  await page.keyboard.press('Shift');
  await enter(element);
  expect(await outlineOf(element), 'its edge').not.toEqual(before);
}

function outlineOf(element: Locator) {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
    return [outlineStyle, outlineWidth, outlineColor];
  });
}

function colorOf(element: Locator) {
  return element.evaluate((node) => getComputedStyle(node).color);
}

function lookOf(element: Locator) {
  return element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor];
  });
}
