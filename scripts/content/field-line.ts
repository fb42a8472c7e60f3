import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Expression | ESTree.SpreadElement | null | undefined;

/**
 * The line of a field in a module, from 1, or, where the field is missing or imported, that of the
 * nearest part which should contain it. Undefined where the module exports no constant.
 * @param field `owner.email`, or `email` alone, which is looked up in the first export
 */
export function fieldLine(source: string, field: string): number | undefined {
  const { body } = parseSync('content.ts', source).program;
  const variables = body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id, init, start }) => {
      return { name: id.type === 'Identifier' && id.name, value: init, start, isExported };
    });
  });
  const exported = variables.filter(({ isExported }) => isExported);
  const keys = field.match(/[^.[\]]+/g) ?? [];
  const named = exported.find(({ name }) => name === keys[0]);
  let place: { start: number; value: Node } | undefined = named ?? exported[0];
  for (const key of named ? keys.slice(1) : keys) {
    let value = bare(place?.value);
    if (value?.type === 'Identifier') {
      const { name } = value;
      value = bare(variables.find((variable) => variable.name === name)?.value);
    }
    const part = partOf(value, key);
    if (!part) break;
    place = part;
  }
  return place && source.slice(0, place.start).split('\n').length;
}

/** The property of an object, or the item of a list. */
function partOf(node: Node, key: string): { start: number; value: Node } | undefined {
  if (node?.type === 'ObjectExpression') {
    for (const part of node.properties) {
      if (part.type !== 'Property') continue;
      const name =
        part.key.type === 'Literal' ? part.key.value : 'name' in part.key && part.key.name;
      if (name === key) return part;
    }
  }
  if (node?.type !== 'ArrayExpression') return undefined;
  const items = node.elements.slice(0, Number(key) + 1);
  const item = items[Number(key)];
  // A spread hides how many items come before.
  if (!item || items.some((each) => each?.type === 'SpreadElement')) return undefined;
  return { start: item.start, value: item };
}

/** Unwraps `as const`, `satisfies …` and parentheses. */
function bare(node: Node): Node {
  const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];
  if (!node || !wrappers.includes(node.type) || !('expression' in node)) return node;
  return bare(node.expression as Node);
}
