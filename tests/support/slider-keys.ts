import type { Page } from '@playwright/test';
import { expectPage, openPage, type PageNumber } from './steps.ts';

/** Opens a page of the slider and lets the time pass that its keys sleep. */
export async function openPageWithKeys(page: Page, number: PageNumber) {
  await page.clock.install();
  await openPage(page, number);
  await page.clock.fastForward(1000);
}

/** Presses a key and waits until the slider rests on a page. */
export async function turnByKey(page: Page, key: string, to: PageNumber) {
  await page.keyboard.press(key);
  await expectPage(page, to);
}

/** What the focus is on: its name as it can be read, or nothing. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const name = element.getAttribute('aria-label') ?? (label ?? element).textContent;
    return name || `<${element.localName}>`;
  });
}

/** The names of everything that Tab reaches, from the top of the page until it leaves it. */
export async function tabStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.collapse(document.body, 0);
  });
  const names: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    if (name === '') return names;
    names.push(name);
  }
  throw new Error(`Tab does not leave the page: ${names.join(', ')}`);
}
