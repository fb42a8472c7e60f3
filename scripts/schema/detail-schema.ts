import { z } from 'zod';
import { minPictureSide } from '#src/config/picture-widths.ts';
import { builtInDrawings, type DrawingName } from '#src/content/built-in-drawings.ts';
import { contrast } from '#src/content/contrast.ts';
import { color, requireContrast } from './colors.ts';
import { tileImage } from '#src/content/content-path-parts.ts';
import { backgroundColors } from './colors-in-css-background.ts';
import {
  language,
  linkOrFile,
  list,
  metaDescription,
  ownIcon,
  sized,
  slug,
  text,
  whole,
} from './schema-parts.ts';

const backgroundRule =
  'a colour like #1a2b3c, a gradient of such colours like linear-gradient(145deg, #1a2b3c, #223344), or an image beside it: tile.avif, .webp, .jpg or .png';

/** The tile on the home screen: all it knows of a detail page. */
export const tileSchema = z.strictObject(
  {
    /** First segment of the detail page's address. */
    slug,
    /** Position among the tiles of its page, ascending. */
    order: z.int('a whole number'),
    title: text(),
    /** Behind the icon: a CSS colour or gradient, or the name of an image beside the text. */
    background: text(backgroundRule)
      .refine((value) => tileImage.test(value) || backgroundColors(value), {
        error: backgroundRule,
        abort: true,
      })
      .refine(
        // An image is darkened (`tile-background.ts`).
        (value) => backgroundColors(value)?.every((stop) => contrast('#ffffff', stop) >= 3) ?? true,
        'dark enough for the white icon (a contrast of 3:1 at least)',
      ),
  },
  "like { slug: '…', order: 1, title: '…', background: '#1a2b3c' }",
);

/** Typed as `icon-….svg`, not as string, so that editors still suggest the drawings' names. */
const ownIconSchema = z
  .string()
  .regex(ownIcon, { abort: true }) as z.ZodType as z.ZodType<`icon-${string}.svg`>;

const drawingNames = Object.keys(builtInDrawings) as DrawingName[];

export const featureSchema = z.strictObject(
  {
    title: text(),
    description: text(),
    /** The name of one of the site's drawings, or of a file `icon-….svg` beside the text. */
    icon: z.union(
      [z.enum(drawingNames), ownIconSchema],
      `one of ${drawingNames.join(', ')}, or a drawing of your own like icon-saw.svg`,
    ),
  },
  "like { title: '…', description: '…', icon: 'book' }",
);

/** A link to another site or a file, in a new window. */
export const buttonSchema = z.strictObject(
  {
    label: text(),
    href: linkOrFile,
    /** `#rrggbb`, with a contrast of at least 4.5:1; the header's colours swapped, if omitted. */
    hoverColor: color.exactOptional(),
    hoverBackgroundColor: color.exactOptional(),
  },
  "like { label: 'Github', href: 'https://…' }",
);

/** A part of a case study. */
const sectionSchema = z.strictObject(
  { heading: text(), texts: list(text()).check(z.minLength(1, 'a list of one text at least')) },
  "like { heading: 'Aufgabe', texts: ['…'] }",
);

const side = whole('a whole number of px');

export const pictureSchema = z
  .strictObject(
    {
      /**
       * Without width and extension: `threencrypt/caesar` for
       * `…/threencrypt/pictures/caesar-320.avif`.
       */
      src: text("the project's folder and a name, like a-chess/game", /^[\w-]+\/[\w-]+$/),
      /** Natural size, px. */
      width: side,
      height: side,
      /** German alternative text: what the picture shows. */
      alt: sized('a text of 10 characters at least, which says what the picture shows', 10),
      /** Below the enlarged picture, in a few words; defaults to `alt`. */
      caption: text().exactOptional(),
    },
    "like { src: 'a-chess/game', width: 1600, height: 1000, alt: '…' }",
  )
  .check(({ value: { width, height }, issues }) => {
    const input = Math.max(width, height);
    if (input >= minPictureSide) return;
    const message = `${minPictureSide} px at least on the longer side of a picture, which blurs where it is smaller`;
    issues.push({ code: 'custom', path: [width > height ? 'width' : 'height'], message, input });
  });

const detailShape = {
  tile: tileSchema,
  title: text(),
  description: sized('a sentence of 20 to 155 characters', 20, 155),
  /** For search engines; defaults to `description`. */
  metaDescription: metaDescription.exactOptional(),
  featureParagraphs: list(featureSchema),
};

/** A project: `projects/NAME/project.ts` exports one as `project`. */
export const projectSchema = z
  .strictObject(
    {
      ...detailShape,
      /** Its description on pages in other languages, by their tag. */
      translations: z.record(language, text(), "like { en: '…' }").exactOptional(),
      /** Beside the tile on wide screens. */
      tagline: sized('a text of 3 to 50 characters', 3, 50).exactOptional(),
      /** Technologies; one that equals a skill's title links the two pages. */
      tags: list(text()),
      /** For example `2024` or `2022–2023`. */
      year: text().exactOptional(),
      /** The owner's part in a team. */
      role: text().exactOptional(),
      client: text().exactOptional(),
      /** The header's, `#rrggbb`, with a contrast of at least 4.5:1. */
      color,
      backgroundColor: color,
      buttons: list(buttonSchema),
      productImages: list(pictureSchema),
      /** A case study, for example Aufgabe, Lösung, Ergebnis. */
      sections: list(sectionSchema).exactOptional(),
      /** An example of its code, in one text with line breaks. */
      code: text().exactOptional(),
      /** Why the project exists; one entry per paragraph. */
      backgroundText: list(text()),
    },
    'an object',
  )
  .check(({ value: { color, backgroundColor, buttons }, issues }) => {
    const on = (name: string) => `a colour with a contrast of 4.5:1 at least on ${name}`;
    requireContrast(issues, ['color'], [color, backgroundColor], on('backgroundColor'));
    for (const [index, { hoverColor, hoverBackgroundColor }] of buttons.entries()) {
      if (!hoverColor && !hoverBackgroundColor) continue;
      const colors = [hoverColor ?? backgroundColor, hoverBackgroundColor ?? color] as const;
      const path = ['buttons', index, 'hoverColor'];
      requireContrast(issues, path, colors, on('hoverBackgroundColor'));
    }
  });

/** A skill: `skills/NAME/skill.ts` exports one as `skill`. */
export const skillSchema = z.strictObject(
  {
    ...detailShape,
    /** One entry per paragraph. */
    experienceText: list(text()),
  },
  'an object',
);
