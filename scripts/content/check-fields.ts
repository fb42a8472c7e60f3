import { inspect } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { projectSchema, skillSchema } from '#scripts/schema/detail-schema.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';
import { paletteSchema } from '#scripts/schema/palette-schema.ts';
import { resumeSchema } from '#scripts/schema/resume-schema.ts';
import { metadataSchema } from '#scripts/schema/schema-parts.ts';
import { localesSchema, staticPageSchema } from '#scripts/schema/static-page-schema.ts';
import { contentFolder } from '../content-folder.mjs';
import { type ContentFiles, textsIn } from './content-files-and-texts.ts';
import { type Finding, fieldName } from './finding.ts';

const schemas: Record<string, z.ZodType> = {
  owner: ownerSchema,
  resume: resumeSchema,
  project: projectSchema,
  skill: skillSchema,
  page: staticPageSchema,
  locales: localesSchema,
  palette: paletteSchema,
};

/** Finds fields that are missing or wrong, by the file's schema, or by the example without one. */
export function checkFields(files: ContentFiles, examples: ContentFiles): Finding[] {
  const findings = Object.entries(files).flatMap(([file, module]): Finding[] => {
    const path = file.slice(contentFolder.length + 1);
    const [, name = ''] =
      /^(?:\w+\/[^/]+\/|texts\/(?=locales))?(\w+)\.(?:ts|json)$/.exec(path) ?? [];
    if (name in schemas && module[name] === undefined)
      return [{ file, field: '', text: `must export ${name}, but does not.` }];
    const example = examples[`example/${path}`];
    const schema = schemas[name] ?? like(example && { ...example });
    const value = name in schemas ? module[name] : { ...module };
    const { error } = schema.safeParse(value, { reportInput: true });
    const ofFields = (error?.issues ?? []).flatMap((issue): Finding[] => {
      if (issue.code === 'unrecognized_keys') {
        const fields = keysAt(schema, issue.path);
        return issue.keys.map((key) => {
          const text = `is no field that the site has.${question(key, fields)}`;
          return { file, field: fieldName([...issue.path, key]), text };
        });
      }
      const text = `must be ${issue.message}, but ${found(issue)}.${suggestion(issue)}`;
      const isMissing = issue.input === undefined;
      return [{ file, field: fieldName(issue.path) || name, text, isMissing }];
    });
    const ofTexts = textsIn(value).flatMap(([field, text]) => {
      const fault = textFault(text);
      return fault ? [{ file, field, text: fault }] : [];
    });
    const all = [...ofFields, ...ofTexts];
    // Zod also reports the length when a list stands where a text is expected.
    const isFirst = ({ field, text }: Finding, index: number) =>
      all.findIndex((one) => one.field === field && one.text === text) === index;
    return all.filter(isFirst);
  });
  return ownerLacksField(findings) ? findings.filter(isOfOwner) : findings;
}

const isOfOwner = ({ file }: Finding) => file === `${contentFolder}/owner.ts`;

/** Returns whether owner.ts lacks a field: all other findings may follow from that. */
export function ownerLacksField(findings: readonly Finding[]): boolean {
  return findings.some((finding) => isOfOwner(finding) && finding.isMissing);
}

/** Finds characters that no browser shows, and `undefined` where a value was missing. */
function textFault(text: string): string | undefined {
  const [sign] = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u.exec(text) ?? [];
  if (sign) {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `must not have U+${code}, which no browser can show.`;
  }
  const [place, word] =
    /.{0,20}(?:(?<!["'`‚„»›“‘])\b(undefined)\b|(\[object \w+\])).{0,20}/.exec(text) ?? [];
  if (!place) return undefined;
  const said = word ?? '[object Object]';
  return `must not say ${said}, as in "${place}": a value is missing there. Put the word into quotes where you mean it.`;
}

function suggestion(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' && issue.params?.meant) return ` Did you mean ${issue.params.meant}?`;
  const issues = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const choices = issues.flatMap((each) => (each.code === 'invalid_value' ? each.values : []));
  return typeof issue.input === 'string' ? question(issue.input, choices.map(String)) : '';
}

/** Suggests the closest known word, if at most two letters, or a third of them, differ. */
function question(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const likely = closest(word, known);
  const isLikely = distance(word, likely) <= Math.max(2, Math.floor(word.length / 3));
  return isLikely ? ` Did you mean ${likely}?` : '';
}

function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if ('innerType' in def) return keysAt(def.innerType, path);
  const [key, ...rest] = path;
  if (def.type === 'array') return keysAt(def.element, rest);
  if (def.type !== 'object') return [];
  const child = def.shape[String(key)];
  if (key === undefined) return Object.keys(def.shape);
  return child ? keysAt(child, rest) : [];
}

function found(issue: z.core.$ZodIssue): string {
  const { code, input } = issue;
  if (typeof input === 'string' && input.trim() === '') return 'is empty';
  // Zod 4.6 counts an emoji as one character, too.
  const { length } = typeof input === 'string' ? [...input] : [];
  if (typeof input === 'string' && code === 'too_small')
    return `has ${length} characters, ${Number(issue.minimum) - length} too few`;
  if (typeof input === 'string' && code === 'too_big')
    return `has ${length} characters, ${length - Number(issue.maximum)} too many`;
  if (input === undefined) return 'is missing';
  const shown =
    typeof input === 'string'
      ? JSON.stringify(input)
      : inspect(input, { breakLength: Number.POSITIVE_INFINITY, compact: true });
  const isLong = shown.length > 200;
  return `is ${isLong ? `${shown.slice(0, 60)}… (${shown.length - 2} characters)` : shown}`;
}

/**
 * A schema for the same keys and types as in the example. What the example lacks may be anything; a
 * list is like its first item; an object whose keys are signs is a dictionary.
 */
function like(example: unknown): z.ZodType {
  if (example === undefined) return z.unknown().optional();
  // Parts of sentences may have spaces at their ends.
  if (typeof example === 'string')
    return example ? z.string('a text').regex(/\S/, 'a text') : z.string('a text');
  if (typeof example === 'number') return z.number('a number');
  if (typeof example === 'boolean') return z.boolean('true or false');
  if (typeof example === 'function')
    return z.custom((value) => typeof value === 'function', 'a function');
  if (Array.isArray(example)) return z.array(like(example[0]), 'a list');
  const entries = Object.entries(example ?? {});
  if (entries.length > 0 && entries.every(([key]) => /^\W+$/.test(key)))
    return z.record(z.string(), like(entries[0]?.[1]), 'an object');
  const shape = entries.map(([key, value]) => [
    key,
    // An owner who leaves out the picture's text wants no picture.
    key === 'metadata'
      ? metadataSchema
      : key === 'imageAlt'
        ? like(value).exactOptional()
        : like(value),
  ]);
  return z.strictObject(Object.fromEntries(shape), 'an object');
}
