import { expect, type Page } from '@playwright/test';
import { slides } from '#content/slider.ts';
import { skipLinks } from '#content/texts/controls.ts';
import { fullTitle, routes } from '#tests/support/routes.ts';

export type Look = Awaited<ReturnType<typeof look>>;

/** Describes the page at rest. */
export async function look(page: Page) {
  const { dialogs, ...seen } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const focused = document.activeElement;
    const frames = all('[data-moving-page], [data-moving-page] > *');
    const slider = frames.length > 0 ? null : document.querySelector('#slider');
    const isCaused = (it: Animation) => !('animationName' in it && it.animationName === 'invite');
    return {
      path: location.pathname,
      entryIndex: history.state?.entryIndex ?? 0,
      title: document.title,
      headings: all('h1, h2')
        .filter(isShown)
        .filter((heading) => !heading.closest('[inert], [data-slide][aria-hidden]'))
        .map(({ textContent }) => textContent),
      failed: all('[role=alert]').length,
      dialogs: all('[role=dialog]').map((dialog) => {
        const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
        return dialog.getAttribute('aria-label') ?? label?.textContent ?? '';
      }),
      focus:
        !focused || focused === document.body
          ? 'nowhere'
          : focused.closest('[inert], [aria-hidden=true]') || !isShown(focused)
            ? `out of reach: ${focused.outerHTML.slice(0, 200)}`
            : 'somewhere',
      frames: frames.length / 2,
      live: all('[data-slide]:not([aria-hidden])')
        .filter(() => slider)
        .map(({ dataset }) => dataset.slide),
      current: all('[aria-current=page]')
        .filter(() => slider)
        .map((link) => link.getAttribute('href')),
      slid: slider && slider.clientWidth > 0 ? slider.scrollLeft / slider.clientWidth : undefined,
      scrolled: Math.round(scrollY),
      wide: document.documentElement.scrollWidth > innerWidth || scrollX !== 0,
      animations: document.getAnimations().filter(isCaused).length,
    };
  });
  expect(dialogs.length, 'dialogs').toBeLessThan(2);
  const [dialog = ''] = dialogs;
  const picture = /^Bild (\d) von \d$/.exec(dialog)?.[1];
  const modal = { [slides.contact.form.heading]: 'form', [skipLinks.help]: 'help' }[dialog];
  return { ...seen, modal: picture ? `lightbox ${+picture - 1}` : modal };
}

/** Expects the title, heading, slide and focus of the address, and nothing left of a motion. */
export function expectSound(found: Look) {
  const { path, modal, failed } = found;
  const route = routes.find((one) => one.path === path);
  const number = /^\/desktop\/(\d)$/.exec(path === '/kontakt' ? '/desktop/3' : path)?.[1];
  if (route && failed === 0) {
    expect(found.title).toBe(fullTitle(route));
    expect(found.headings).toContain(route.heading);
  }
  if (number) {
    expect(found.live, 'slides within reach').toEqual([number]);
    expect(found.current, 'what is marked as the slide').toEqual([
      `/desktop/${number}`,
      `/desktop/${number}`,
    ]);
    expect(found.slid, 'scrolled to a slide').toBeCloseTo(+number, 2);
  }
  expect(found.frames, 'pages over the home screen').toBe(number || path === '/' ? 0 : 1);
  expect(found.focus).not.toContain('out of reach');
  if (modal) expect(found.focus).toBe('somewhere');
  expect(found.wide, 'sideways').toBe(false);
}
