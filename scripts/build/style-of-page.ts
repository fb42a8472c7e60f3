import postcss from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/** Parts and states of form controls, such as a placeholder. */
const controlParts = /^::(-webkit-|file-selector-button|placeholder)|^:-moz-ui-invalid$/;

/**
 * Returns the rules that a page needs on a screen until its script has loaded the style sheet. To
 * keep the HTML small (`budgets.json`), omits rules in `@media (hover)` and `@supports`, and rules
 * with `:active`. Also omits rules for attributes or values that neither the markup nor an inline
 * script has.
 * @param style the style sheet
 * @param markup HTML of the page, with its inline scripts
 */
export function styleOfPage(style: string, markup: string): string {
  const text = withoutEntities(markup);
  const words = new Set(text.split(/[\s"'`]+/));
  const tags = new Set(text.match(/(?<=<)[a-z][a-z0-9]*/g)).add('html').add('body');

  /** Whether the page has the selector's classes, elements and attributes. */
  function isUsed({ nodes }: Selector): boolean {
    return nodes.every((node) => {
      if (node.type === 'class') return words.has(node.value);
      if (node.type === 'tag') return tags.has(node.value);
      if (node.type === 'attribute') {
        const { operator, attribute, value = attribute } = node;
        return operator === '=' ? words.has(value) : text.includes(value);
      }
      if (node.type !== 'pseudo' || node.value === ':not') return true;
      if (node.value === ':active') return false;
      if (controlParts.test(node.value)) return tags.has('input');
      return node.nodes.length === 0 || node.nodes.some(isUsed);
    });
  }

  const sheet = postcss.parse(style);
  sheet.walkAtRules((rule) => {
    if (/^print$|hover/.test(rule.params) || rule.name === 'supports') rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.parent instanceof postcss.AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = parseSelectors().astSync(rule.selector).filter(isUsed);
    if (selectors.length === 0) removeWithEmptyParents(rule);
    else rule.selectors = selectors.map(String);
  });
  removeUnusedDefinitions(sheet);
  return String(sheet);
}

/** Returns the style sheet without fonts, since a second `@font-face` would load them again. */
export function withoutFonts(style: string): string {
  const sheet = postcss.parse(style);
  sheet.walkAtRules('font-face', (font) => void font.remove());
  return String(sheet);
}

/** Addresses of the font files that a text needs. */
export function fontsOf(style: string, text: string): string[] {
  const rules = postcss.parse(style).nodes.filter((node) => node.type === 'atrule');
  return rules
    .filter((rule) => rule.name === 'font-face' && isNeeded(rule, text))
    .flatMap((rule) => /url\(["']?([^"')]+)/.exec(String(rule))?.[1] ?? []);
}

/** Whether a letter of the text is in the font's `unicode-range`, or the font has no range. */
function isNeeded(font: postcss.AtRule, text: string): boolean {
  const [, ranges] = /unicode-range:([^;}]+)/.exec(String(font)) ?? [];
  const letters = ranges?.replace(/\s*U\+(\w+)-(\w+),?/gi, '\\u{$1}-\\u{$2}');
  return !letters || new RegExp(`[${letters}]`, 'u').test(text);
}

/** Removes a rule and emptied at-rules. Keeps `@layer a, b;`, which sets the order of the layers. */
function removeWithEmptyParents(node: postcss.ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent instanceof postcss.AtRule && parent.nodes?.length === 0)
    removeWithEmptyParents(parent);
}

function removeUnusedDefinitions(style: postcss.Root) {
  const named = new Set<string>();
  style.walkDecls(({ prop, value }) => {
    for (const word of `${prop} ${value}`.split(/[^\w-]+/)) named.add(word);
  });
  style.walkAtRules(/^(keyframes|property)$/, (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/** Reverses React's escaping. */
export function withoutEntities(markup: string): string {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return Object.entries(characters).reduce((text, pair) => text.replaceAll(...pair), markup);
}
