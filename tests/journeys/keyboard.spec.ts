import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { slideIndex, slideList } from '#src/content/slides.ts';
import { fieldsOf, formOf, notificationOf } from '#tests/support/contact.ts';
import {
  firstSkill,
  lastSkill,
  projects,
  projectWithPictures,
  skills,
  skillsOf,
} from '#tests/support/content.ts';
import { lightboxAt, screenshotButton } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import {
  closeLink,
  dot,
  expectSlide,
  heading,
  hint,
  lastSlide,
  openSlide,
  slideAt,
  slideHeading,
  tile,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFocus, press, tabThrough } from './focus.ts';

const { about, skills: skillsSlide, projects: projectsSlide, contact } = slideIndex;
const dots = (page: Page) => slideList.map((_, slide) => dot(page, slide));

test('the keyboard unlocks, turns slides, opens a skill and returns', async ({ page }) => {
  await openPage(page, '/');
  await press(page, 'ArrowUp', slideHeading(page, about));
  await expectSlide(page, about);
  await page.goBack();
  await hint(page).focus();
  await press(page, 'Enter', slideHeading(page, about));
  await expectSlide(page, about);

  const link = (name: string) => slideAt(page, about).getByRole('link', { name, exact: true });
  await topBarEntry(page, lastSlide).focus();
  await tabThrough(page, link('Schreib mir'), link('Lebenslauf'), link('English'), ...dots(page));
  // Keys turn slides only from 1000 ms after unlocking. No state of the page shows this moment.
  await pause(1000);
  await slideHeading(page, about).focus();
  for (const [key, slide] of [
    ['ArrowRight', skillsSlide],
    ['ArrowDown', projectsSlide],
    ['End', lastSlide],
    ['Home', about],
    ['ArrowRight', skillsSlide],
  ] as const) {
    await press(page, key, slideHeading(page, slide));
    await expectSlide(page, slide);
  }

  const tiles = skills.map((skill) => tile(page, skill));
  await tabThrough(page, ...tiles.slice(0, 2));
  await tiles.at(-2)?.focus();
  await tabThrough(page, tile(page, lastSkill));
  await press(page, 'Enter', heading(page, lastSkill));
  await expect(page).toHaveURL(lastSkill.path);
  await press(page, 'Shift+Tab', closeLink(page));
  await press(page, 'Enter', tile(page, lastSkill));
  await expectSlide(page, skillsSlide);
  await press(page, 'Home', slideHeading(page, about));
  await expect(tile(page, firstSkill)).not.toBeInViewport();
});

test('Tab reaches a project on the home screen, and its lightbox', async ({ page }) => {
  const project = projectWithPictures;
  await openSlide(page, projectsSlide);
  await topBarEntry(page, 0).focus();
  const bar = slideList.map((_, slide) => topBarEntry(page, slide));
  const tiles = projects.map((each) => tile(page, each));
  await tabThrough(page, ...bar.slice(1), ...tiles, ...dots(page));
  for (const each of [...tiles.slice(-1), ...dots(page).slice(0, -1)].reverse())
    await press(page, 'Shift+Tab', each);
  await press(page, 'Enter', heading(page, project));
  await page.goBack();
  await expectFocus(tile(page, project));
  await page.goForward();
  await expectFocus(heading(page, project));

  const tags = skillsOf(project).map((skill) => tile(page.getByRole('main'), skill));
  const [{ label } = { label: '' }] = project.buttons;
  const button = page.getByRole('link', { name: label, exact: true });
  await tabThrough(page, ...tags, button, screenshotButton(page, 1));
  await press(page, 'Enter', lightboxAt(page, 1));
  await press(page, 'ArrowRight', lightboxAt(page, 2));
  const control = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  await tabThrough(page, control('Schließen'), control('Vorheriges Bild'));
  await press(page, 'Enter', control('Vorheriges Bild'));
  await expect(lightboxAt(page, 1)).toBeVisible();
  await tabThrough(page, control('Nächstes Bild'));
  await press(page, 'Enter', control('Nächstes Bild'));
  await page.goBack();
  await expectFocus(screenshotButton(page, 2));
  await page.goForward();
  await expectFocus(lightboxAt(page, 2));
  await press(page, 'Escape', screenshotButton(page, 2));
  await expect(lightboxAt(page, 2)).toHaveCount(0);
});

test('the keyboard writes, corrects and sends a message', async ({ page }) => {
  const form = formOf(page);
  const { name, email, message } = fieldsOf(form);
  const button = (text: string) => form.getByRole('button', { name: text, exact: true });
  const write = page.getByRole('button', { name: 'Schreiben', exact: true });
  await openSlide(page, contact);
  await topBarEntry(page, lastSlide).focus();
  await press(page, 'Tab', write);
  await press(page, 'Enter', name);
  await tabThrough(page, email);
  await page.keyboard.type('erika');
  await press(page, 'Escape', write);
  await expect(form).toHaveCount(0);

  await press(page, 'Enter', name);
  await tabThrough(page, email);
  await expect(email).toHaveValue('erika');
  await tabThrough(page, message, button('Kontaktieren'));
  await press(page, 'Enter', name);
  await page.keyboard.type('Erika Beispiel');
  await tabThrough(page, email, message, button('Kontaktieren'));
  await press(page, 'Enter', email);
  // These keys move the cursor. On the slide, Home would turn to the first slide.
  for (const key of ['Home', 'End']) await press(page, key, email);
  await page.keyboard.type('@beispiel.de');
  await tabThrough(page, message);
  await page.keyboard.type('Guten Tag!');
  const privacy = form.getByRole('link', { name: 'Datenschutz' });
  await tabThrough(page, button('Kontaktieren'), button('Zurück'), privacy, name);
  await press(page, 'Enter', write);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectFocus(write);
  await expectSlide(page, contact);
});
