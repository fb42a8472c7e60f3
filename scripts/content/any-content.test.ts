import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples, files } from './check.ts';
import { checkFields } from './check-fields.ts';
import { checkReferences } from './check-references.ts';
import { filesWithout } from './content-files-and-texts.ts';
import { fieldName, lineOf } from './finding.ts';

if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });

/** Lists every value inside another one with its path. */
function partsOf(value: unknown, keys: readonly string[] = []): [string[], unknown][] {
  const parts = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  const children = parts.flatMap(([key, part]) => partsOf(part, [...keys, key]));
  return keys.length === 0 ? children : [[[...keys], value], ...children];
}
const places = Object.entries(files).flatMap(([file, module]) =>
  partsOf({ ...module }).map(([keys, was]) => ({ file, keys, was })),
);

/** Copies a value and replaces one of its fields. */
function changed(value: unknown, keys: readonly string[], to: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? changed(item, rest, to) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: changed(object[key], rest, to) };
}

/** Replaces a value by anything, adds a field, or mistypes a character. */
const changes = fc.oneof(
  fc.anything().map((value) => () => value),
  fc.constantFrom(undefined, '[object Object]').map((value) => () => value),
  fc
    .constantFrom('adress', 'ä ö', 'constructor')
    .map((key) => (was: unknown) => (Object(was) === was ? { ...Object(was), [key]: 'x' } : 7n)),
  fc
    .record({
      at: fc.nat(200),
      more: fc.constantFrom('', ')', ';', '(', ' ', '"', '#', '/', '\u0000'),
    })
    .map(({ at, more }) => (was: unknown) => {
      const text = String(was);
      const place = at % text.length;
      return text.slice(0, place) + more + text.slice(place + 1);
    }),
);

it('the check names the field in one line, and does not throw, when a field has any value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), changes, ({ file, keys, was }, change) => {
      const value = change(was);
      const all = { [file]: changed(files[file], keys, value) as (typeof files)[string] };
      const ofFields = checkFields(all, examples);
      const found = [...ofFields, ...checkReferences(filesWithout(ofFields, all), [])];
      for (const finding of found) expect(lineOf(finding)).toMatch(/^example\/[^\n]+$/);
      // Some texts may be missing, for example `imageAlt`.
      const isOther = value !== undefined && typeof value !== 'string';
      if (typeof was === 'string' && isOther) expect(ofFields).not.toEqual([]);
      // In two cases other fields are rightly named: a whole export has many, and another country
      // makes the phone number wrong.
      if (keys.length === 1 || keys.includes('country')) return;
      // The name of a file's only export is left out.
      const field = fieldName(keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
      const isNamed = ({ field: named }: (typeof found)[number]) =>
        field.includes(named) || named.includes(field.replace(/^\w+\./, ''));
      expect(ofFields.filter((finding) => !isNamed(finding))).toEqual([]);
    }),
    { numRuns: Number(process.env.RUNS || 100) },
  );
}, 60_000);
