import { expect, type Page } from '@playwright/test';
import { slides } from '#content/slider.ts';
import { skipLinks } from '#content/texts/controls.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { expectedPages, fullTitle } from '#tests/support/content.ts';
import { lastSlide } from '#tests/support/screens.ts';
import { slideOf } from './history-model.ts';

export type PageState = Awaited<ReturnType<typeof readPage>>;

/** Reads the state of a page at rest. */
export async function readPage(page: Page) {
  const { dialogs, ...state } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Inert elements are behind a page or the lock; other slides are to the left or right. */
    function isInView(element: Element) {
      const { left, right } = element.getBoundingClientRect();
      const isBeside = left >= innerWidth || right <= 0;
      return isShown(element) && !isBeside && !element.closest('[inert]');
    }
    function readFocus() {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nowhere';
      const isReachable = !focused.closest('[inert], [aria-hidden=true]') && isShown(focused);
      return isReachable ? 'somewhere' : `out of reach: ${focused.outerHTML.slice(0, 200)}`;
    }
    return {
      path: location.pathname,
      title: document.title,
      mains: all('main, [role=main]').filter(isInView).length,
      headings: all('h1, h2')
        .filter(isInView)
        .map(({ textContent }) => textContent),
      failed: all('[role=alert]').length,
      dialogs: all('[role=dialog]').map((dialog) => {
        const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
        return dialog.getAttribute('aria-label') ?? label?.textContent ?? '';
      }),
      focus: readFocus(),
      slides: all('main section[aria-label]:not([aria-hidden=true])')
        .filter(isInView)
        .map((slide) => ({
          name: slide.ariaLabel,
          left: Math.round(slide.getBoundingClientRect().left),
        })),
      current: all('nav [aria-current=page]')
        .filter(isInView)
        .map((link) => link.getAttribute('href')),
      scrolled: Math.round(scrollY),
      scrollsSideways: document.documentElement.scrollWidth > innerWidth || scrollX !== 0,
    };
  });
  expect(dialogs.length, 'dialogs').toBeLessThan(2);
  const [dialog = ''] = dialogs;
  const picture = /^Bild (\d) von \d$/.exec(dialog)?.[1];
  const modal = { [slides.contact.form.heading]: 'form', [skipLinks.help]: 'help' }[dialog];
  return { ...state, modal: picture ? `lightbox ${+picture - 1}` : modal };
}

/** Expects one screen, with the title, heading and slide of the address, and a reachable focus. */
export function expectConsistent(found: PageState) {
  const { path, modal, failed } = found;
  const route = expectedPages.find((one) => one.path === path);
  const number = slideOf(path === '/kontakt' ? `/desktop/${lastSlide}` : path);
  if (failed === 0) {
    expect(found.title).toBe(fullTitle(route ?? notFoundPage.metadata));
    expect(found.headings).toContain(route?.heading ?? notFoundPage.heading);
  }
  if (number !== undefined) {
    const link = `/desktop/${number}`;
    expect(found.current, 'current slide in bar and dots').toEqual([link, link]);
    expect(found.slides, 'slides in view').toEqual([{ name: route?.heading, left: 0 }]);
  }
  expect(found.mains, 'screens').toBe(1);
  expect(found.focus).not.toContain('out of reach');
  if (modal) expect(found.focus).toBe('somewhere');
  expect(found.scrollsSideways, 'scrolls sideways').toBe(false);
}
