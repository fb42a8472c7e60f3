import fc from 'fast-check';
import type { z } from 'zod';
import { ownText } from './owner-text-arbitrary.ts';

const words = [
  'Donaudampfschifffahrt',
  'Größe',
  'app',
  'שלום',
  'C++ & <T>',
  '„so“',
  '2026',
  '👩‍💻',
];
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 })
  .map((list) => list.join(' '));

/** Half of a surrogate pair, which remains where a text is cut inside an emoji. */
const cutPair = /\p{Cs}$/u;
const isShowable = (text: string) => !/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text);

/** Zod's description of a schema, as far as content needs it. */
interface Definition {
  type: string;
  /** Of addresses. */
  format?: string;
  innerType: z.ZodType;
  element: z.ZodType;
  keyType: z.ZodType<string>;
  valueType: z.ZodType;
  options: z.ZodType[];
  values: (string | boolean)[];
  entries: Record<string, string>;
  shape: Record<string, z.ZodType>;
  checks?: { _zod: { def: { pattern?: RegExp; minimum?: number; maximum?: number } } }[];
}

/**
 * Generates what a schema of the content allows; new fields need no change here.
 * @param own generators for schemas whose values must name something that exists, such as pictures
 * and links
 */
export function arbitraryOf<T>(schema: z.ZodType<T>, own: Map<z.ZodType, fc.Arbitrary<unknown>>) {
  const allowed = (value: unknown) => schema.safeParse(value).success;
  return (own.get(schema) ?? anyValue(schema, own)).filter(allowed) as fc.Arbitrary<T>;
}

function anyValue(
  schema: z.ZodType,
  own: Map<z.ZodType, fc.Arbitrary<unknown>>,
): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'optional':
    case 'readonly':
      return arbitraryOf(definition.innerType, own);
    case 'array':
      return fc.array(arbitraryOf(definition.element, own), { maxLength: 4 });
    case 'record':
      return fc.dictionary(
        arbitraryOf(definition.keyType, own),
        arbitraryOf(definition.valueType, own),
        { maxKeys: 2 },
      );
    case 'union':
      return fc.oneof(...definition.options.map((each) => arbitraryOf<unknown>(each, own)));
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries));
    case 'literal':
      return fc.constantFrom(...definition.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 0, max: 99 });
    case 'string':
      return anyText(definition);
    case 'object': {
      const fields = Object.entries(definition.shape);
      const required = fields.filter(([, field]) => field._zod.optin !== 'optional');
      const values = fields.map(([name, field]) => [name, arbitraryOf(field, own)] as const);
      return fc.record(Object.fromEntries(values), {
        requiredKeys: required.map(([name]) => name),
      });
    }
    default:
      throw new Error(`No value is known for a schema of the type ${definition.type}.`);
  }
}

/** A text of the length, or after the pattern, that its checks want. */
function anyText({ format, checks = [] }: Definition): fc.Arbitrary<string> {
  if (format === 'url')
    return fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true });
  const rules = checks.map(({ _zod }) => _zod.def);
  // The pattern of `trimmed`, known by its flag `s`, allows any letters and is skipped.
  const { pattern } = rules.find((rule) => rule.pattern && !rule.pattern.dotAll) ?? {};
  if (pattern)
    return fc.stringMatching(new RegExp(pattern.source), { size: 'small' }).filter(isShowable);
  const minimum = Math.max(1, ...rules.map((rule) => rule.minimum ?? 1));
  const maximum = Math.min(1000, ...rules.map((rule) => rule.maximum ?? 1000));
  return fc.oneof(ownText, sentence).map((text) => {
    const filled = text || 'Text';
    return filled.padEnd(minimum, ` ${filled}`).slice(0, maximum).replace(cutPair, '').trim();
  });
}
