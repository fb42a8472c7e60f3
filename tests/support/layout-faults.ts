import type { Page } from '@playwright/test';

/**
 * Finds faults in the open dialog, or else in the page: sideways scrolling, a lock that does not
 * fit, items that are cut or overlap, words that wrap, and controls that are small or out of reach.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Playwright runs this function in the page. */
async function findFaults(): Promise<string[]> {
  interface Item {
    node: Node;
    name: string;
    rect: DOMRect;
    /** Its nearest scrolling, fixed or sticky ancestor. Items of different layers may overlap. */
    layer: Element;
  }

  const faults = new Set<string>();
  const root = document.documentElement;
  const sidewaysScrollers = ':has(> section[aria-hidden]), ul, pre';
  const dialog = document.querySelector('[role="dialog"]');
  const scope = dialog ?? document.body;
  const clip = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);
  const scrolls = (element: Element, axis: 'overflowX' | 'overflowY' = 'overflowY') =>
    /auto|scroll/.test(getComputedStyle(element)[axis]);

  function layerOf(element: Element | null): Element {
    for (let at = element; at && at !== root; at = at.parentElement) {
      if (scrolls(at) || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return root;
  }

  // Skip links are above the window until focused.
  const hidden =
    '[inert], section[aria-hidden], .sr-only, [style*="rect(0"], script, style, noscript, nav:has([aria-keyshortcuts="?"])';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden);

  /** Adds a fault if an item is cut where nobody can scroll. */
  function findCut({ node, name, rect }: Item) {
    let { left, right, top, bottom } = rect;
    let at = node instanceof Element ? node : node.parentElement;
    let isFixed = false;
    for (; at && at !== root && !isFixed; at = at.parentElement) {
      const { position, overflowX } = getComputedStyle(at);
      isFixed = position === 'fixed';
      if (at === node || overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      const [x, y] = [box.left + at.clientLeft - at.scrollLeft, box.top - at.scrollTop];
      const width = scrolls(at, 'overflowX') ? at.scrollWidth : box.width;
      const height = scrolls(at) ? at.scrollHeight : box.height;
      if (left < x - 1 || right > x + width + 1 || top < y - 1 || bottom > y + height + 1)
        faults.add(`cut: ${name} by ${clip(at.tagName + at.id)}`);
      // From here on, the scroller's box counts instead of the item's.
      if (scrolls(at, 'overflowX')) [left, right] = [box.left, box.right];
      if (scrolls(at)) [top, bottom] = [box.top, box.bottom];
    }
    const above = top < -1 - (isFixed ? 0 : scrollY);
    if (left < -1 || right > root.clientWidth + 1 || above || (isFixed && bottom > innerHeight + 1))
      faults.add(`cut: ${name} by the window`);
  }

  /** Collects lines of text, and adds a fault for words of up to 14 characters that wrap. */
  function findTexts(): Item[] {
    const items: Item[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || !text.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        // The box of a line is higher than its glyphs.
        const inset = box.height * 0.15;
        const rect = new DOMRect(box.x, box.y + inset, box.width, box.height - 2 * inset);
        items.push({ node, name: `"${clip(text)}"`, rect, layer: layerOf(parent) });
      }
      for (const { 0: word, index } of text.matchAll(/\d\d:\d\d|[\p{L}\p{N}]+/gu)) {
        if (word.length > 14) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(`word wraps: ${word}`);
      }
    }
    return items;
  }

  const itemOf = (node: Element): Item => {
    const name = clip(node.getAttribute('aria-label') ?? node.textContent ?? '') || 'picture';
    const layer = layerOf(node.parentElement);
    return { node, name: `${node.localName} ${name}`, rect: node.getBoundingClientRect(), layer };
  };
  const shownElements = (selector: string) => [...scope.querySelectorAll(selector)].filter(isShown);

  function findOverlaps(items: Item[]) {
    for (const [index, one] of items.entries()) {
      for (const other of items.slice(index + 1)) {
        if (one.layer !== other.layer) continue;
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
        const { rect: a } = one;
        const { rect: b } = other;
        const width = Math.min(a.right, b.right) - Math.max(a.x, b.x);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
        if (width > 2 && height > 2) faults.add(`overlap: ${one.name} and ${other.name}`);
      }
    }
  }

  function findWrongScrolling() {
    for (const element of [root, ...shownElements('*').filter((each) => scrolls(each))]) {
      if (element.scrollWidth > element.clientWidth + 1 && !element.matches(sidewaysScrollers))
        faults.add(`scrolls sideways: ${element.localName} ${element.scrollWidth} px`);
    }
    // Scrolling unlocks, so the lock's content must fit.
    for (const scroller of shownElements('[role=main] *').filter((each) => scrolls(each)))
      if (scroller.scrollHeight > scroller.clientHeight + 1)
        faults.add(`does not fit: the lock, ${scroller.scrollHeight} px`);
  }

  function findUnreachableOrSmall({ node, name }: Item) {
    if (!(node instanceof Element)) return;
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A failure or a notification may cover the page for a while.
    const notice = hit?.closest('[role="alert"], [aria-label="Benachrichtigungen"]');
    if (notice && !notice.contains(node)) return;
    const isInView = (top >= -1 && bottom <= innerHeight + 1) || height > innerHeight;
    if (!isInView || !hit || !(node.contains(hit) || hit.contains(node)))
      faults.add(`out of reach: ${name}, ${hit?.localName} ${clip(hit?.textContent ?? '')}`);
    const { display, backgroundColor, borderTopWidth } = getComputedStyle(node);
    if (display === 'inline') return;
    const isTransparent = /, 0\)$|\/ 0\)$/.test(backgroundColor);
    const hasEdge = borderTopWidth !== '0px' || !isTransparent;
    // In small windows the legal links are only 24 or 32 px high.
    const largeControls = "button, nav:not([aria-label='Rechtliches']) a, header a, li > a";
    const minSize = hasEdge || node.matches(largeControls) ? 44 : 24;
    if (Math.min(width, height) < minSize - 0.01)
      faults.add(`small: ${name}, ${width.toFixed()} × ${height.toFixed()} px`);
  }

  // The slider and observers react to a resize a frame late.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const texts = findTexts();
  const controls = shownElements('a[href], button, input, textarea').map(itemOf);
  const pictures = shownElements(
    'svg, a img, span:has(> img), :has(> section[aria-hidden]) img, [role=dialog] img',
  ).map(itemOf);
  const scrollers = shownElements('*').filter((element) => scrolls(element) && element !== dialog);
  for (const item of [...texts, ...controls, ...pictures]) findCut(item);
  findOverlaps([...texts, ...controls, ...pictures, ...scrollers.map(itemOf)]);
  findWrongScrolling();
  for (const control of controls) findUnreachableOrSmall(control);
  return [...faults];
}
