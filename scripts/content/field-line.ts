import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Expression | ESTree.SpreadElement;

/**
 * The line of a field in a module, from 1: of `['owner', 'email']` that of `email` in `export const owner = { email: … }`;
 * of what is missing or comes from elsewhere that of the nearest part of its path. Undefined without such an export.
 */
export function fieldLine(source: string, path: readonly PropertyKey[]): number | undefined {
  const [name, ...keys] = path;
  const { program } = parseSync('content.ts', source);
  const declarators = program.body
    .map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each))
    .flatMap((each) => (each?.type === 'VariableDeclaration' ? each.declarations : []));
  const declaratorOf = (variable: unknown) =>
    declarators.find(({ id }) => id.type === 'Identifier' && id.name === variable);
  const declarator = declaratorOf(name);
  if (!declarator) return undefined;
  let [place, node]: [{ start: number }, Node | null] = [declarator, declarator.init];
  for (const key of keys) {
    node = bare(node);
    if (node?.type === 'Identifier') node = bare(declaratorOf(node.name)?.init ?? null);
    const part = node && partOf(node, key);
    if (!part) break;
    [place, node] = [part, part.type === 'Property' ? part.value : part];
  }
  return source.slice(0, place.start).split('\n').length;
}

/** The property of an object, or the item of a list. */
function partOf(node: Node, key: PropertyKey): ESTree.ObjectProperty | Node | undefined {
  if (node.type === 'ObjectExpression') {
    return node.properties.find(
      (each) =>
        each.type === 'Property' &&
        ((each.key.type === 'Identifier' && each.key.name === key) ||
          (each.key.type === 'Literal' && each.key.value === key)),
    ) as ESTree.ObjectProperty | undefined;
  }
  if (node.type !== 'ArrayExpression' || typeof key !== 'number') return undefined;
  // A spread hides how many items come before.
  const spread = node.elements.findIndex((each) => each?.type === 'SpreadElement');
  return spread >= 0 && spread <= key ? undefined : (node.elements[key] ?? undefined);
}

/** Without `as const`, `satisfies …` and brackets. */
function bare(node: Node | null): Node | null {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return bare(node.expression);
  return node?.type === 'ParenthesizedExpression' ? bare(node.expression) : node;
}
