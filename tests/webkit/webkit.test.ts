import { By, Key, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '#src/content/owner.ts';
import { pages } from '#src/content/pages.ts';
import { buildSite, type SiteServer, serveSite } from '../support/site-server.ts';
import { missingPrograms, startWebKit, type WebKit } from '../support/webkit.ts';

const skipped = missingPrograms.length > 0;
if (skipped) console.warn(`WebKit is not tested: ${missingPrograms.join(' and ')} missing.`);

const outDir = '.cache/webkit-site';
const patience = { timeout: 10_000, interval: 100 };

/** Collects the errors of a page: WebDriver cannot read WebKit's console. */
const listenForErrors = `
  if (!window.errors) {
    window.errors = [];
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const { error, warn } = console;
    console.error = (...texts) => { errors.push(texts.join(' ')); error(...texts); };
    console.warn = (...texts) => { errors.push(texts.join(' ')); warn(...texts); };
  }
`;

/** The site starts no view transitions in WebKitGTK, although its engine has them. */
const pretendSafari = `
  Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
  window.transitions = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch((error) => transitions.push(String(error)));
    transition.finished.then(() => transitions.push('finished'));
    return transition;
  };
`;

describe.skipIf(skipped)('in WebKit', () => {
  let site: SiteServer;
  let webkit: WebKit;
  let driver: WebDriver;

  beforeAll(async () => {
    await buildSite({ outDir });
    site = await serveSite({ outDir });
    webkit = await startWebKit();
    driver = webkit.driver;
  });

  afterAll(async () => {
    await webkit?.stop();
    await site?.stop();
  });

  const query = <T>(expression: string) => driver.executeScript<T>(`return ${expression};`);
  const path = () => query<string>('location.pathname');
  const press = async (key: string) => (await driver.switchTo().activeElement()).sendKeys(key);

  /** Opens an address and waits until React has hydrated the page. */
  async function open(address: string) {
    await driver.get(site.url + address);
    await driver.executeScript(listenForErrors);
    // Only then does the document name its screen, and are the slider's off-screen pages inert.
    const screen = 'document.documentElement.dataset.screen';
    await expect.poll(() => query(screen), patience).toBeTruthy();
    const reachable = `document.querySelectorAll('[data-page]:not([inert])').length`;
    await expect.poll(() => query<number>(reachable), patience).toBeLessThan(pages.length);
  }

  async function expectPage(number: number) {
    await expect.poll(path, patience).toBe(`/desktop/${number}`);
    const slider = `document.querySelector('#slider')`;
    const position = `${slider}.scrollLeft / ${slider}.clientWidth`;
    await expect.poll(() => query<number>(position), patience).toBe(number);
    await expect.poll(() => query(`${slider}.dataset.state`), patience).toBe('resting');
    const free = `document.querySelector('[data-page]:not([inert])').dataset.page`;
    expect(await query(free)).toBe(String(number));
  }

  /** Presses a key until it turns the page: keys start to work after a second. */
  async function turnByKey(key: string, number: number) {
    await expect
      .poll(async () => {
        if ((await path()) !== `/desktop/${number}`) await press(key);
        return path();
      }, patience)
      .toBe(`/desktop/${number}`);
    await expectPage(number);
  }

  async function clickLink(name: string) {
    await (await driver.findElement(By.xpath(`//a[normalize-space()='${name}']`))).click();
  }

  /** Opens the page of MorningChess by its tile. */
  async function openTile() {
    await clickLink('MorningChess');
    await expect.poll(path, patience).toBe('/morningChess');
    const title = `MorningChess – ${owner.siteTitle}`;
    await expect.poll(() => driver.getTitle(), patience).toBe(title);
  }

  async function clickButton(name: string) {
    await (await driver.findElement(By.xpath(`//button[normalize-space()='${name}']`))).click();
  }

  const dialogs = `[...document.querySelectorAll('[role=dialog][data-state=open]')]`;
  const dialogName = () =>
    query<string | null>(
      `${dialogs}.map((node) => document.getElementById(node.getAttribute('aria-labelledby')).textContent)[0] ?? null`,
    );

  it('loads every kind of page without an error', async () => {
    for (const address of ['/', '/desktop/2', '/aChess', '/python', '/impressum']) {
      await open(address);
      expect(await query<string[]>('errors'), address).toEqual([]);
      expect(await driver.getTitle()).toContain(owner.siteTitle);
    }
  });

  it('unlocks by a key', async () => {
    await open('/');
    await press(Key.ARROW_UP);
    await expectPage(0);
    expect(await query<string[]>('errors')).toEqual([]);
  });

  it('turns pages by keys and snaps to them', async () => {
    await open('/desktop/0');
    await turnByKey(Key.ARROW_RIGHT, 1);
    await press(Key.ARROW_DOWN);
    await expectPage(2);
    await press(Key.ARROW_LEFT);
    await expectPage(1);
  });

  it('opens a tile and closes its page again', async () => {
    await open('/desktop/2');
    await expectPage(2);
    await openTile();
    await clickLink('Schließen');
    await expectPage(2);
    expect(await query('document.activeElement.textContent')).toBe('MorningChess');
    expect(await query<string[]>('errors')).toEqual([]);
  });

  it('opens an app out of its tile where WebKit can, as in Safari', async () => {
    await open('/desktop/2');
    // An app opens at once, without a movement, where its part of the program is still to be loaded.
    await openTile();
    await clickLink('Schließen');
    await expectPage(2);
    await driver.executeScript(pretendSafari);
    await openTile();
    await expect.poll(() => query<string[]>('transitions'), patience).toEqual(['finished']);
    await clickLink('Schließen');
    await expectPage(2);
    await expect.poll(() => query<string[]>('transitions'), patience).toHaveLength(2);
    expect(await query<string[]>('transitions')).toEqual(['finished', 'finished']);
    expect(await query<string[]>('errors')).toEqual([]);
  });

  it('checks the form and closes it by Escape', async () => {
    await open('/desktop/3');
    await expectPage(3);
    await clickButton('Schreiben');
    await expect.poll(dialogName, patience).toBe('Schreibt mir direkt.');
    // WebDriver clicks where a control is now, not where it will come to rest.
    await expect.poll(() => query(`${dialogs}[0].getAnimations().length`), patience).toBe(0);
    await clickButton('Kontaktieren');
    const form = () => query<string>(`${dialogs}[0].textContent`);
    await expect.poll(form, patience).toContain('Gebe einen Name ein.');
    expect(await form()).toContain('Gebe eine gültige E-Mail Adresse ein.');
    expect(await form()).toContain('Gebe eine Nachricht ein.');
    await press('Erika');
    await expect.poll(form, patience).not.toContain('Gebe einen Name ein.');
    await press(Key.ESCAPE);
    await expect.poll(dialogName, patience).toBe(null);
    await expectPage(3);
  });

  it('shows the screenshots in the lightbox, by keys', async () => {
    await open('/aChess');
    await (await driver.findElement(By.css('button[aria-label^="Bild 1 von 4"]'))).click();
    await expect.poll(dialogName, patience).toBe('Bild 1 von 4');
    await press(Key.ARROW_RIGHT);
    await expect.poll(dialogName, patience).toBe('Bild 2 von 4');
    await press('l');
    await expect.poll(dialogName, patience).toBe('Bild 3 von 4');
    await press('h');
    await expect.poll(dialogName, patience).toBe('Bild 2 von 4');
    await press(Key.ESCAPE);
    await expect.poll(dialogName, patience).toBe(null);
    expect(await path()).toBe('/aChess');
    expect(await query<string[]>('errors')).toEqual([]);
  });
});
