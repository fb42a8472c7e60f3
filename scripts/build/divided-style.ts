import postcss from 'postcss';

/**
 * Divides the site's style sheet: `first` is what the given markup and scripts can need, and is
 * inlined in the page; `later` is fetched, with all other screens and print. `later` repeats the
 * layer of utilities in full, because the order of its rules decides. With the whole sheet the first
 * answer of `/` would be 20.6 KB, and a server sends 14.6 at once (`budgets.json`).
 */
export function dividedStyle(style: string, markup: string): { first: string; later: string } {
  const words = new Set(withoutEntities(markup).split(/[\s"'`]+/));
  const first = postcss.parse(style);
  first.walkAtRules((rule) => {
    // The emptied layer stays in place: the order of layers sets their precedence.
    if (rule.params === 'print' || rule.name === 'supports') rule.remove();
    if (rule.name === 'font-face' && !isWritten(rule, markup)) rule.remove();
  });
  first.walkRules((rule) => {
    const isUsed = classesOf(rule).some((names) => names.every((name) => words.has(name)));
    if (!isUsed) removeWithEmptyParents(rule);
  });
  removeUnnamed(first);
  const inFirst = new Set(first.nodes.map(String));
  const later = postcss.parse(style).nodes.filter((node) => !inFirst.has(String(node)));
  return { first: String(first), later: later.join('') };
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
