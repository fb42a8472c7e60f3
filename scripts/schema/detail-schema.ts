import { z } from 'zod';
import { type BuiltInIconName, builtInIcons } from '#src/content/built-in-icons.ts';
import { minPictureSide } from '#src/lib/specification.ts';
import { color, requireContrast, tileBackgroundSchema } from './colors.ts';
import {
  comparableText,
  language,
  linkOrFile,
  listOf,
  metaDescription,
  ownIcon,
  plain,
  slug,
  text,
} from './schema-parts.ts';

const tileSchema = z.strictObject({
  /** Segment of the detail page's address. */
  slug,
  /** Position among the tiles of the slide, ascending. */
  order: z.int(),
  title: text,
  /** A CSS colour or gradient, or the name of an image in the same folder. */
  background: tileBackgroundSchema,
});

/** Typed as `icon-….svg`, not as string, so that editors suggest the built-in icons. */
const ownIconSchema = plain.regex(ownIcon, {
  abort: true,
}) as z.ZodType as z.ZodType<`icon-${string}.svg`>;

const iconNames = Object.keys(builtInIcons) as BuiltInIconName[];

export const featureSchema = z.strictObject({
  title: text,
  description: text,
  /** Name of a built-in icon, or of a file `icon-….svg` in the same folder. */
  icon: z.union(
    [z.enum(iconNames), ownIconSchema],
    `Invalid icon: expected one of ${iconNames.join(', ')}, or a file like icon-saw.svg`,
  ),
});

/** A link to another site or a file, in a new window. */
export const buttonSchema = z.strictObject({
  label: text,
  href: linkOrFile,
  /** `#rrggbb`, with a contrast of at least 4.5:1; defaults to the project's colours, swapped. */
  hoverColor: color.exactOptional(),
  hoverBackgroundColor: color.exactOptional(),
});

const sectionSchema = z.strictObject({ heading: text, texts: z.array(text).min(1).readonly() });

export const pictureSchema = z
  .strictObject({
    /**
     * Without width and extension: `threencrypt/caesar` for
     * `…/threencrypt/pictures/caesar-400.avif`.
     */
    src: plain.regex(
      /^[\w-]+\/[\w-]+$/,
      'Invalid picture: expected its folder and its name, like a-chess/game',
    ),
    /** Natural size, px. */
    width: z.int(),
    height: z.int(),
    /** The average colour, shown until the picture has loaded. */
    color: color.exactOptional(),
    /** German alternative text. */
    alt: text.min(10),
    /** Short text below the picture in the lightbox; defaults to `alt`. */
    caption: text.exactOptional(),
  })
  .refine(
    ({ width, height }) => Math.max(width, height) >= minPictureSide,
    `Too small: expected ${minPictureSide} px on the longer side`,
  );

const detailShape = {
  tile: tileSchema,
  title: comparableText,
  description: text.min(20).max(155),
  /** For search engines; defaults to `description`. */
  metaDescription: metaDescription.exactOptional(),
  featureParagraphs: listOf(featureSchema),
};

/** A project: the export `project` of `projects/NAME/project.ts`. */
export const projectSchema = z
  .strictObject({
    ...detailShape,
    /** Descriptions on pages in other languages, by language tag. */
    translations: z.record(language, text).exactOptional(),
    /** Text beside or below the tile's icon, where there is room. */
    tagline: text.min(3).max(50).exactOptional(),
    /** Technologies. A tag that equals a skill's title links the pages of project and skill. */
    tags: listOf(comparableText),
    /** For example `2024` or `2022–2023`. */
    year: text.exactOptional(),
    role: text.exactOptional(),
    client: text.exactOptional(),
    /** Text and background around the page's heading, `#rrggbb`; contrast at least 4.5:1. */
    color,
    backgroundColor: color,
    buttons: listOf(buttonSchema),
    productImages: listOf(pictureSchema),
    /** A case study, for example Aufgabe, Lösung, Ergebnis. */
    sections: listOf(sectionSchema).exactOptional(),
    /** An example of the project's code, with line breaks. */
    code: z.string().min(1).exactOptional(),
    /** Why the project exists (`headings.background` in `texts/detail.ts`); one entry per paragraph. */
    backgroundText: listOf(text),
  })
  .check(({ value: { color, backgroundColor, buttons }, issues }) => {
    requireContrast(issues, ['color'], [color, backgroundColor], 'backgroundColor');
    for (const [index, { hoverColor, hoverBackgroundColor }] of buttons.entries()) {
      if (!hoverColor && !hoverBackgroundColor) continue;
      const colors = [hoverColor ?? backgroundColor, hoverBackgroundColor ?? color] as const;
      requireContrast(issues, ['buttons', index, 'hoverColor'], colors, 'hoverBackgroundColor');
    }
  });

/** A skill: the export `skill` of `skills/NAME/skill.ts`. */
export const skillSchema = z.strictObject({
  ...detailShape,
  /** One entry per paragraph. */
  experienceText: listOf(text),
});
