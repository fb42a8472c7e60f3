import postcss from 'postcss';

/**
 * Returns the rules of the site's style sheet that a page can need on a screen before its script has
 * loaded the sheet. The page has them inline: its HTML fits into a server's first 14.6 KB then.
 * @param markup the page's, with its inline scripts
 */
export function styleOfPage(style: string, markup: string): string {
  const words = new Set(withoutEntities(markup).split(/[\s"'`]+/));
  const own = postcss.parse(style);
  own.walkAtRules((rule) => {
    // The emptied layer stays in place: the order of layers sets their precedence.
    if (rule.params === 'print' || rule.name === 'supports') rule.remove();
  });
  own.walkRules((rule) => {
    const isUsed = classesOf(rule).some((names) => names.every((name) => words.has(name)));
    if (!isUsed) removeWithEmptyParents(rule);
  });
  removeUnnamed(own);
  return String(own);
}

/** Returns the sheet without its fonts: a second definition would load them again. */
export function withoutFonts(style: string): string {
  const sheet = postcss.parse(style);
  sheet.walkAtRules('font-face', (font) => void font.remove());
  return String(sheet);
}

/** The addresses of the fonts that a text needs. */
export function fontsOf(style: string, text: string): string[] {
  const rules = postcss.parse(style).nodes.filter((node) => node.type === 'atrule');
  return rules
    .filter((rule) => rule.name === 'font-face' && isWritten(rule, text))
    .flatMap((rule) => /url\(["']?([^"')]+)/.exec(String(rule))?.[1] ?? []);
}

/**
 * Whether a text needs a font's file: one of its letters is in the file's `unicode-range`. A file
 * without ranges has every letter.
 */
function isWritten(font: postcss.AtRule, text: string): boolean {
  const [, ranges] = /unicode-range:([^;}]+)/.exec(String(font)) ?? [];
  const letters = ranges?.replace(/\s*U\+(\w+)-(\w+),?/gi, '\\u{$1}-\\u{$2}');
  return !letters || new RegExp(`[${letters}]`, 'u').test(text);
}

function classesOf({ selectors }: postcss.Rule): string[][] {
  return selectors.map((selector) =>
    [...selector.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
      name.replace(/\\(.)/g, '$1'),
    ),
  );
}

function removeWithEmptyParents(node: postcss.ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent instanceof postcss.AtRule && parent.nodes?.length === 0)
    removeWithEmptyParents(parent);
}

/** Removes animations and registered variables that no declaration names any more. */
function removeUnnamed(style: postcss.Root) {
  const named = new Set<string>();
  style.walkDecls(({ prop, value }) => {
    for (const word of `${prop} ${value}`.split(/[^\w-]+/)) named.add(word);
  });
  style.walkAtRules(/^(keyframes|property)$/, (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/** Undoes React's escaping. */
export function withoutEntities(markup: string): string {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return Object.entries(characters).reduce((text, pair) => text.replaceAll(...pair), markup);
}
