import { axeSource } from '#tests/support/axe.ts';

/** The internals of axe from which its rules are made. */
interface AxeInternals {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string };
    text: { accessibleText: (element: Element) => string };
  };
}

/**
 * Describes elements by role and accessible name, as `link "Skills"`. axe computes both, so that
 * they are the same in every engine.
 */
function installNames() {
  const { axe: tool } = window as unknown as { axe: AxeInternals };
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

  function find(description: string): HTMLElement | undefined {
    const all = document.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, h1, h2, section, p, dialog, [role]',
    );
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]');
    // A role is found quickly, a name is not.
    const matches = (element: Element) =>
      description.startsWith(`${aria.getRole(element)} `) && nameOf(element) === description;
    return withTree(() => [...all].find((element) => isShown(element) && matches(element)));
  }

  const names = {
    /** Describes the focused element; adds whether it is out of view or has no focus ring. */
    focused(byKey: boolean) {
      const element = document.activeElement ?? document.body;
      if (element === document.body) return 'document';
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      const isInViewport = hit !== null && (element.contains(hit) || hit.contains(element));
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const needsRing = byKey && element.matches('a, button, input, textarea');
      const lacksRing = needsRing && outlineStyle === 'none' && boxShadow === 'none';
      const description = withTree(() => nameOf(element));
      return (
        description + (isInViewport ? '' : ', out of sight') + (lacksRing ? ', without a ring' : '')
      );
    },
    focus: (description: string) => find(description)?.focus(),
    /** Returns the middle of the visible element with this role and name in px, else null. */
    placeOf(description: string) {
      const box = find(description)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    },
  };
  Object.assign(window, { names });
}

/** An expression that makes `names` available in the page. */
export const findAndDescribeScript = `(() => { ${axeSource}; (${installNames})() })()`;
