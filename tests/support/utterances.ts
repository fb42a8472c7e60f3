import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Recorder = { utterances: string[] };

/**
 * Records from now on what a screen reader says by itself: each text that comes into a live region (`polite: …`), and
 * what has the focus (`focus: …`), after the dialog that it enters unless it is that itself. Call it before the page is
 * loaded.
 */
export async function recordUtterances(page: Page) {
  await page.addInitScript(() => {
    const utterances: string[] = [];
    Object.assign(window, { utterances });
    const liveRegion = '[aria-live], [role=status], [role=log], [role=alert]';
    let lastDialog: Element | null = null;

    // Browsers tell screen readers of a change with the next frame, by what is there then.
    const say = (text: () => string) =>
      requestAnimationFrame(() => utterances.push(text().replace(/\s+/g, ' ')));

    // biome-ignore lint/performance/useDomNodeTextContent: As it is read, blocks are apart from each other.
    const textOf = (element: HTMLElement | null | undefined) => element?.innerText.trim() ?? '';

    const texts = (ids: string | null) =>
      ids
        ?.split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');

    function describeControl(element: HTMLElement): string {
      const { labels } = element as HTMLInputElement;
      const name =
        element.getAttribute('aria-label') ??
        texts(element.getAttribute('aria-labelledby')) ??
        textOf(labels?.[0] ?? element);
      const role = element.getAttribute('role') ?? element.localName;
      const states = [
        element.getAttribute('aria-invalid') === 'true' && 'invalid',
        texts(element.getAttribute('aria-describedby')),
      ].filter(Boolean);
      return [`${role} "${name}"`, ...states].join(', ');
    }

    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest<HTMLElement>('[role=dialog]');
      if (dialog && dialog !== lastDialog && dialog !== target) say(() => describeControl(dialog));
      lastDialog = dialog;
      say(() => `focus: ${describeControl(target)}`);
    });

    /** The regions whose text has changed. Of those that come with their text only an alert is told. */
    function changedRegions({ type, target, addedNodes }: MutationRecord): HTMLElement[] {
      const changed = target instanceof Element ? target : target.parentElement;
      const around = changed?.closest<HTMLElement>(liveRegion);
      if (around) return type === 'characterData' || addedNodes.length > 0 ? [around] : [];
      const added = [...addedNodes].filter((node) => node instanceof HTMLElement);
      return added
        .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>('*')])
        .filter((node) => node.matches('[role=alert]'));
    }

    new MutationObserver((mutations) => {
      for (const region of new Set(mutations.flatMap(changedRegions))) {
        const isAlert = region.getAttribute('role') === 'alert';
        const mode = region.getAttribute('aria-live') ?? (isAlert ? 'assertive' : 'polite');
        const text = textOf(region);
        if (text && mode !== 'off' && !region.closest('[inert]')) say(() => `${mode}: ${text}`);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Exactly this has been said since the last call, in this order. What is said twice the next call finds. */
export async function expectSaid(page: Page, expected: readonly string[]) {
  const said = () => page.evaluate(() => (window as unknown as Recorder).utterances);
  await expect.poll(said).toEqual(expected.map((text) => text.replace(/\s+/g, ' ')));
  await page.evaluate(
    (count) => (window as unknown as Recorder).utterances.splice(0, count),
    expected.length,
  );
}
