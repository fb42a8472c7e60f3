import type { Locator, Page } from '@playwright/test';
import { projects, skills, staticPages } from '#tests/support/content.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';
import { expectSnapshot, snapshotOfFreshVisit, takeSnapshot } from './page-snapshot.ts';

const pathsOf = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

/** Addresses by the kind of page. */
const kinds: Record<string, string[]> = {
  lock: ['/'],
  slides: ['/desktop/0', '/desktop/1', '/desktop/2', '/desktop/3'],
  form: ['/kontakt'],
  projects: pathsOf(projects),
  skills: pathsOf(skills),
  resume: ['/lebenslauf'],
  'static pages': pathsOf(staticPages),
  'unknown addresses': ['/foo', '/a/b/c', '/%C3%BC', '/desktop/9', '/x.html', '/foo?from=mail'],
};
const kindOf = (path = '') => Object.keys(kinds).find((kind) => kinds[kind]?.includes(path));

/**
 * One test per entry. A test presses one control of each group (`groupOf`), on the first page that
 * has the group. The quick run begins at the unknown address, so that the 404 page's links are
 * pressed.
 */
const pathsOfTests: Record<string, string[]> = isQuick
  ? {
      'an unknown address, the lock and a slide': ['/foo', '/', '/desktop/2'],
    }
  : kinds;

// The pages of a kind use these inputs in turn. Enter is first, so that the lock, the only page of
// its kind, is tested with it: Enter might unlock instead of opening a link.
const inputs = [
  (control: Locator) => control.press('Enter'),
  (control: Locator) => control.click(),
  (control: Locator) => control.tap(),
];

/** Addresses that buttons open. */
const targets: Record<string, string> = { Schreiben: '/kontakt', Zurück: '/desktop/3' };
/** Buttons that change only their label, or print. */
const inPlace = /^(E-Mail kopieren|Drucken)/;
/** On a page that was opened directly, these replace the history entry. */
const closing = /^(Schließen|Close|Zurück)$/;

interface Attributes {
  name: string;
  href: string | null;
  isInNavigation: boolean;
  target: string | null;
  rel: string | null;
  download: string | null;
}

function reachableControls(page: Page) {
  const controls = ':is(a[href], button):not([inert] *, [aria-hidden=true] *)';
  return page.locator(controls).filter({ visible: true });
}

function readAttributes(elements: Element[]): Attributes[] {
  return elements.map((element) => ({
    name: (element.ariaLabel ?? element.textContent).trim(),
    href: element.getAttribute('href'),
    isInNavigation: element.closest('nav') !== null,
    target: element.getAttribute('target'),
    rel: element.getAttribute('rel'),
    download: element.getAttribute('download'),
  }));
}

const leavesSite = ({ href }: Attributes) => /^\w+:|\.vcf$/.test(href ?? '');

/** The résumé's contact links open in the same window. */
function expectOutwardAttributes({ name, href, target, rel, download }: Attributes, path: string) {
  if (href?.endsWith('.vcf')) expect(download, name).toBe('');
  else if (href?.startsWith('https:') && path !== '/lebenslauf')
    expect({ target, rel }, name).toEqual({ target: '_blank', rel: 'noopener' });
}

/**
 * Only the first control of a group is pressed. In the quick run, a group is all controls that open
 * the same kind of page, all links to sections, or buttons with the same name up to a digit.
 */
function groupOf({ name, href, isInNavigation }: Attributes, path: string) {
  if (isQuick)
    return kindOf(href ?? targets[name]) ?? (href ? 'section' : name.replace(/\d.*/, ''));
  return isInNavigation ? `${name} ${href}` : `${path} ${name} ${href}`;
}

async function openDirectly(page: Page, path: string) {
  await page.goto('about:blank');
  await openPage(page, path);
  await settle(page);
}

async function pressAndReturn(control: Locator, { name, href }: Attributes, path: string) {
  const page = control.page();
  const where = `"${name}" on ${path}`;
  const target = href ?? targets[name];
  await control.scrollIntoViewIfNeeded();
  const before = await takeSnapshot(page);
  const address = page.url();
  // Skip links are in the window only while they have the focus.
  await control.focus();
  const placeInKind = kinds[kindOf(path) ?? '']?.indexOf(path) ?? 0;
  await inputs[placeInKind % inputs.length]?.(control);
  if (target?.startsWith('#') || inPlace.test(name)) return expectSnapshot(page, before, where);
  if (target === '/kontakt') {
    // The form opens over the page, whose title and language stay.
    const { title, lang } = before;
    const expected = { ...(await snapshotOfFreshVisit(page, target)), title, lang };
    await expectSnapshot(page, expected, where);
  } else if (target) {
    await expect(page, where).toHaveURL(target);
    await expectSnapshot(page, await snapshotOfFreshVisit(page, target), where);
  } else await expect(page.getByRole('dialog'), where).toBeVisible();
  if (target === path) return;
  await page.goBack();
  if (closing.test(name) || (kindOf(path) === 'slides' && kindOf(target) === 'slides')) {
    await expect(page, `${where}, Back`).toHaveURL('about:blank');
    return openDirectly(page, path);
  }
  await expect(page, `${where}, Back`).toHaveURL(address);
  await expectSnapshot(page, before, `${where}, Back`);
}

test.use({
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Chromium logs "Blocked aria-hidden" while it builds an accessibility tree, because
  // `aria-hidden` is set before the focus moves.
  expectedErrors: [/status of 404|^Blocked aria-hidden/],
});

for (const [name, paths] of Object.entries(pathsOfTests))
  test(`links and buttons open what they name, and Back returns: ${name}`, async ({ page }) => {
    test.slow();
    // The lock's clock is part of the snapshot.
    await page.clock.setFixedTime('2026-11-25T08:41:00+01:00');
    const pressed = new Set<string>();
    for (const path of paths) {
      await openDirectly(page, path);
      const controls = await reachableControls(page).evaluateAll(readAttributes);
      for (const [index, attributes] of controls.entries()) {
        expectOutwardAttributes(attributes, path);
        const group = groupOf(attributes, path);
        if (leavesSite(attributes) || attributes.name === 'Kontaktieren' || pressed.has(group))
          continue;
        pressed.add(group);
        await pressAndReturn(reachableControls(page).nth(index), attributes, path);
      }
    }
  });
