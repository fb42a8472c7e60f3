import { type ESTree, parseSync } from 'vite';
import type { Owner } from '#src/content/types.ts';
import type { Route } from '#src/navigation/routes.ts';

type Node = ESTree.Expression | ESTree.SpreadElement;

/** What the content's files export, by their path from the repository's folder. */
export type ContentFiles = Record<string, Readonly<Record<string, unknown>>>;

/** What the rules check. */
export interface Content {
  files: ContentFiles;
  /** What the example's files export, likewise. */
  examples: ContentFiles;
  owner?: Owner | undefined;
  /** Empty where the content is not whole enough to have some. */
  routes: readonly Route[];
  /** Whether there is such a file, by its path from the repository's folder. */
  exists: (path: string) => boolean;
}

/** A wrong field of a file. */
export interface Mistake {
  /** From the repository's folder. */
  file: string;
  /** From the name of the export on, which stands for itself where the field is not known. */
  path: readonly PropertyKey[];
  /** A sentence. */
  text: string;
}

/**
 * `content/owner.ts:14: email must be …`
 * @param read the text of a file; undefined where there is none, and the line has no number
 */
export function lineOf({ file, path, text }: Mistake, read: (file: string) => string | undefined) {
  const source = read(file) ?? '';
  const line = fieldLine(
    file.endsWith('.json') ? `export const palette = ${source}` : source,
    path,
  );
  return `${file}${line ? `:${line}` : ''}: ${text}`;
}

/** `productImages[2].alt` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** A value in short, for the end of a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 200 ? `${json.slice(0, 60)}… (${json.length - 2} characters)` : json;
}

/** Every text in a value, with its path. */
export function textsIn(value: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * The line of a field in a module, from 1: of `['owner', 'email']` that of `email` in `export const owner = { email: … }`;
 * of what is missing or comes from elsewhere that of the nearest part of its path. Undefined without such an export.
 */
function fieldLine(source: string, path: readonly PropertyKey[]): number | undefined {
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
