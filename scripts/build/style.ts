import postcss, { type ChildNode, type Container, type Rule } from 'postcss';

/**
 * Divides the site's style sheet: `first` is what the given markup and scripts can need on a screen, for the page itself;
 * `later`, which is fetched, adds paper and all other screens. In it the layer of utilities is whole: their order decides.
 */
export function dividedStyle(style: string, markup: string): { first: string; later: string } {
  const words = new Set(withoutEntities(markup).split(/[\s"'`]+/));
  const first = postcss.parse(style);
  first.walkAtRules((rule) => {
    // Of what Tailwind tells old browsers the layer stays: the order of layers decides.
    if (rule.params === 'print' || rule.name === 'supports') rule.remove();
  });
  first.walkRules((rule) => {
    if (!isUsed(rule, words)) removeWithEmptyParents(rule);
  });
  const firstText = withoutUnusedKeyframes(withoutUnusedProperties(String(first)));
  const inFirst = new Set(postcss.parse(firstText).nodes.map(String));
  const later = postcss.parse(style).nodes.filter((node) => !inFirst.has(String(node)));
  return { first: firstText, later: later.join('') };
}

/** Whether all classes of one of its selectors are among the words. */
function isUsed({ selectors }: Rule, words: ReadonlySet<string>): boolean {
  return selectors.some((selector) =>
    [...selector.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
      words.has(name.replace(/\\(.)/g, '$1')),
    ),
  );
}

function removeWithEmptyParents(node: ChildNode) {
  const parent = node.parent as (Container & ChildNode) | undefined;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}

function withoutUnusedKeyframes(style: string): string {
  return style.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w-])`).test(style) ? rule : '',
  );
}

/**
 * A style sheet of Tailwind without the variables that it registers and nothing reads; and without those that nothing
 * sets and that have no initial value, which mean the same unregistered. It saves each page 160 bytes.
 */
export function withoutUnusedProperties(style: string): string {
  const registered = [...style.matchAll(/@property (--tw-[\w-]+)\{([^}]*)\}/g)];
  return registered.reduce((text, [rule, name = '', descriptors = '']) => {
    const rest = text.replace(rule, '');
    const isRead = new RegExp(`var\\(${name}[,)]`).test(rest);
    // `initial` is for browsers without @property, which are told to forget it in every element.
    const isSet = new RegExp(`(?<=[{;])${name}:(?!initial)`).test(rest);
    if (isRead && (isSet || descriptors.includes('initial-value'))) return text;
    return rest.replace(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), '');
  }, style);
}

/**
 * Turns the style attributes of pages into rules of the style sheet that they share: a content security policy can
 * allow that by its hash, an attribute not. React does not compare attributes when it hydrates.
 */
export function attributesAsRules(pages: readonly string[]): { pages: string[]; rules: string } {
  const known: string[] = [];
  const replaced = pages.map((markup) =>
    markup.replace(/ style="([^"]*)"/g, (_, text: string) => {
      const declarations = withoutEntities(text);
      if (!known.includes(declarations)) known.push(declarations);
      return ` data-style="${known.indexOf(declarations)}"`;
    }),
  );
  const rules = known.map((text, index) => `[data-style="${index}"]{${text}}`).join('');
  return { pages: replaced, rules };
}

function withoutEntities(markup: string): string {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return Object.entries(characters).reduce((text, pair) => text.replaceAll(...pair), markup);
}
