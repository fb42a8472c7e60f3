import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import { withoutUnusedProperties } from './unused-properties.ts';

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

function withoutEntities(markup: string): string {
  return markup.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
