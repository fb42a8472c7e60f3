import type { Locator } from '@playwright/test';
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
import { gallery } from '#tests/support/content.ts';
import { lightboxAt, openLightbox, screenshot } from '#tests/support/lightbox.ts';
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

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in forced ${colorScheme} colours every state and icon shows`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPage(page, 2);
    const tile = page.getByRole('link', { name: gallery.tile.title, exact: true });
    for (const entry of [topBarEntry, dot]) {
      const [current, other] = await Promise.all(
        ([2, 1] as const).map((n) => styleOf(entry(page, n), 'color', 'background-color')),
      );
      expect(current).not.toEqual(other);
    }
    const ground = await styleOf(dot(page, 2).locator('span').first(), 'background-color');
    expect(ground, 'the dot in the colour of its link').toEqual(
      await styleOf(dot(page, 2), 'color'),
    );
    // White drawings on the grounds of their apps.
    await expect(tile.locator('span:has(> img)')).toHaveCSS('background-image', /gradient/);
    await openLock(page);
    await expect(page.locator('#lock span:has(> img)')).toHaveCSS('forced-color-adjust', 'none');

    const form = await openContact(page);
    const { name, message } = fieldsOf(form);
    await form.getByRole('button', { name: 'Kontaktieren' }).click();
    await expect(name).toBeFocused();
    expect(await outlineOf(message)).not.toEqual(await outlineOf(form));
    expect(await outlineOf(name)).not.toEqual(await outlineOf(message));

    await openLightbox(page, 1);
    const end = page.getByRole('button', { name: 'Vorheriges Bild' });
    const other = page.getByRole('button', { name: 'Nächstes Bild' });
    expect(await styleOf(end, 'color')).not.toEqual(await styleOf(other, 'color'));
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
  // By a key: a click where Schließen has just been would count as its second one.
  await topBarEntry(page, 3).press('Enter');
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

function outlineOf(element: Locator) {
  return styleOf(element, 'outline-style', 'outline-width', 'outline-color');
}

function styleOf(element: Locator, ...properties: string[]): Promise<string[]> {
  return element.evaluate(
    (node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name)),
    properties,
  );
}
