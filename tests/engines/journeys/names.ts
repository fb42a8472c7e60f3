import axe from 'axe-core';
import { type Driver, type Point, runIn } from './driver.ts';

/** What `installNames` leaves in the page. */
interface Names {
  /** The focused element, and what is wrong with it for somebody who sees where they are. */
  focused: (byKey: boolean) => string;
  find: (description: string) => HTMLElement | undefined;
}

/** What axe's own rules are made of. */
interface AxeInside {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string };
    text: { accessibleText: (element: Element) => string };
  };
}

declare global {
  interface Window {
    names?: Names;
  }
}

/**
 * Makes the page say what elements are called, as `link "Skills"`: role and accessible name by axe's own
 * computation, so that they mean the same in every engine.
 */
function installNames() {
  const { axe: tool } = window as unknown as { axe: AxeInside };

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
    if (element === document.body) return 'document';
    const { aria, text } = tool.commons;
    const name = text.accessibleText(element).replace(/\s+/g, ' ').trim();
    return `${aria.getRole(element)} "${name.replaceAll('\u00ad', '')}"`;
  }

  /** Is in the viewport with nothing above it, and where a key has moved the focus to a control, has a ring. */
  function flaw(element: Element, byKey: boolean): string {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return ', out of sight';
    const needsRing = byKey && element.matches('a, button, input, textarea');
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    if (needsRing && outlineStyle === 'none' && boxShadow === 'none') return ', without a ring';
    return '';
  }

  window.names = {
    focused(byKey) {
      const element = document.activeElement ?? document.body;
      if (element === document.body) return 'document';
      return withTree(() => nameOf(element)) + flaw(element, byKey);
    },
    find(description) {
      const elements = document.querySelectorAll<HTMLElement>(
        'a, button, input, textarea, h1, h2, section, p, dialog, [role]',
      );
      const isShown = (element: HTMLElement) =>
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === 'visible' &&
        !element.closest('[inert], [aria-hidden=true]');
      // Roles are found quickly, names are not.
      const { getRole } = tool.commons.aria;
      const isMeant = (element: Element) =>
        description.startsWith(`${getRole(element)} `) && nameOf(element) === description;
      return withTree(() => [...elements].find((element) => isShown(element) && isMeant(element)));
    },
  };
}

/** Makes `window.names` available in the page that is loaded. */
export async function nameElements(driver: Driver) {
  await driver.evaluate(`(() => { ${axe.source} })()`);
  await runIn(driver, installNames, null);
}

/** The middle of what bears a role and name, px; null where nothing that shows does. */
export function placeOf(driver: Driver, description: string): Promise<Point | null> {
  return runIn(
    driver,
    (wanted) => {
      const box = window.names?.find(wanted)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    },
    description,
  );
}
