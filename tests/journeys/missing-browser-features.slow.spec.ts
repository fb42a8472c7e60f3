import { slideIndex } from '#src/content/slides.ts';
import { erika, fillForm, notificationOf, openForm, submit } from '#tests/support/contact.ts';
import { lastSkill } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { closeDetail, expectSlide, hint, openDetail, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/** Removes what Safari or older browsers lack or refuse, and moves the focus as Safari does. */
function removeFeatures() {
  // In Safari, a click does not focus buttons and links, but their closest focusable ancestor.
  document.addEventListener('mousedown', (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a');
    if (!control) return;
    event.preventDefault();
    const ancestor = control.parentElement?.closest<HTMLElement>('[tabindex]');
    if (ancestor) ancestor.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // Safari has no `scrollend` and no Navigation API before 26.2.
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  for (const name of ['onscrollend', 'requestIdleCallback', 'visualViewport', 'navigation'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(Promise, 'withResolvers');
  Reflect.deleteProperty(AbortSignal, 'any');
  // If the visitor blocks all cookies, reading a storage or a cookie throws.
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, name, { get });
  Object.defineProperty(document, 'cookie', { get, set: get });
  // A browser without German formats.
  Object.defineProperty(Navigator.prototype, 'language', { value: 'en-US' });
  const refuse = () => {
    throw new RangeError('Incorrect locale information provided');
  };
  Object.assign(Intl, { DateTimeFormat: refuse, NumberFormat: refuse, PluralRules: refuse });
  Object.assign(Date.prototype, { toLocaleString: refuse, toLocaleDateString: refuse });
}

test('lock, slides, a skill and the form work without features that some browsers lack or refuse', async ({
  page,
}) => {
  await page.addInitScript(removeFeatures);
  await openPage(page, '/');
  await hint(page).click();
  await expectSlide(page, slideIndex.about);
  await topBarEntry(page, slideIndex.skills).click();
  await expectSlide(page, slideIndex.skills);
  await openDetail(page, lastSkill);
  await closeDetail(page, lastSkill);
  await topBarEntry(page, slideIndex.contact).click();
  await expectSlide(page, slideIndex.contact);
  const form = await openForm(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await openForm(page);
  await fillForm(form, erika);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
});
