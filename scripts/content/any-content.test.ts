import {
  anything,
  assert,
  configureGlobal,
  constantFrom,
  nat,
  oneof,
  property,
  record,
} from 'fast-check';
import { expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { checkFields } from './check-fields.ts';
import { checkReferences } from './check-references.ts';
import { filesWithout, lineOf, textsIn } from './finding.ts';

if (process.env.SEED) configureGlobal({ seed: Number(process.env.SEED) });

const { files, examples } = await checkContent();
const kinds = {
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
};
const places = Object.entries(files).flatMap(([file, module]) =>
  textsIn({ ...module }).map(([field, text]) => ({ file, field, text })),
);

/** A copy in which the text at a field is another value. */
function changed(value: unknown, keys: readonly string[], to: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? changed(item, rest, to) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: changed(object[key], rest, to) };
}

/** Anything, or the text with a slip of the pen. */
const values = oneof(
  anything(kinds).map((value) => () => value),
  record({ at: nat(200), more: constantFrom('', ')', ';', '(', ' ', '"', '#', '/', '\u0000') }).map(
    ({ at, more }) =>
      (text: string) =>
        text.slice(0, at % text.length) + more + text.slice((at % text.length) + 1),
  ),
);

it('whatever stands in the place of a text, its file and field are named in one line, and nothing breaks', () => {
  assert(
    property(constantFrom(...places), values, ({ file, field, text }, change) => {
      const value = change(text);
      const keys = field.match(/[^.[\]]+/g) ?? [];
      const all = { [file]: changed(files[file], keys, value) as (typeof files)[string] };
      const ofFields = checkFields(all, examples);
      const found = [...ofFields, ...checkReferences(filesWithout(ofFields, all), [])];
      for (const finding of found) expect(lineOf(finding)).toMatch(/^example\/[^\n]+$/);
      if (typeof value !== 'string') expect(found[0]?.file).toBe(file);
      // Files of one export are named without it.
      const isNamed = ({ field: named }: (typeof found)[number]) =>
        field.includes(named) || named.includes(field.replace(/^\w+\./, ''));
      expect(ofFields.filter((finding) => !isNamed(finding))).toEqual([]);
    }),
  );
});
