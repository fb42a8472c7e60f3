import axe from 'axe-core';
import type { Driver } from './driver.ts';

/** What axe's own rules are made of. */
interface AxeInside {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string };
    text: { accessibleText: (element: Element) => string };
  };
}

/**
 * Makes the page say what elements are called, as `link "Skills"`: role and accessible name by axe's own
 * computation, so that they mean the same in every engine.
 */
function installNames() {
  const { axe: tool } = window as unknown as { axe: AxeInside };
  const { aria, text } = tool.commons;

  /** Runs `work` while axe knows the document. */
  function withTree<T>(work: () => T): T {
    tool.setup(document.documentElement);
    try {
      return work();
    } finally {
      tool.teardown();
    }
  }

  function nameOf(element: Element): string {
    const name = text.accessibleText(element).replace(/\s+/g, ' ').trim();
    return `${aria.getRole(element)} "${name.replaceAll('\u00ad', '')}"`;
  }

  /** Is in the viewport with nothing above it, and where a key has moved the focus to a control, has a ring. */
  function flaw(element: Element, byKey: boolean): string {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return ', out of sight';
    const needsRing = byKey && element.matches('a, button, input, textarea');
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return needsRing && outlineStyle === 'none' && boxShadow === 'none' ? ', without a ring' : '';
  }

  function find(description: string): HTMLElement | undefined {
    const elements = document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, h1, h2, section, p, dialog, [role]',
    );
    const isShown = (element: HTMLElement) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !element.closest('[inert], [aria-hidden=true]');
    // Roles are found quickly, names are not.
    const isMeant = (element: Element) =>
      description.startsWith(`${aria.getRole(element)} `) && nameOf(element) === description;
    return withTree(() => [...elements].find((element) => isShown(element) && isMeant(element)));
  }

  const names = {
    /** The focused element, and what is wrong with it for somebody who sees where they are. */
    focused(byKey: boolean) {
      const element = document.activeElement ?? document.body;
      if (element === document.body) return 'document';
      return withTree(() => nameOf(element)) + flaw(element, byKey);
    },
    focus: (description: string) => find(description)?.focus(),
    /** The middle of what bears a role and name, px; null where nothing that shows does. */
    placeOf(description: string) {
      const box = find(description)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    },
  };
  Object.assign(window, { names });
}

/** Makes `names` available in the page that is loaded. */
export async function nameElements(driver: Driver) {
  await driver.evaluate(`(() => { ${axe.source}; (${installNames})() })()`);
}
