import { z } from 'zod';
import { iconNames } from './icon-drawings.ts';
import { minPictureSide } from './picture-widths.ts';
import {
  color,
  contrast,
  linkOrFile,
  list,
  metaDescription,
  requireContrast,
  sized,
  slug,
  text,
  whole,
} from './schema-parts.ts';

/** The app icon on the home screen that leads to a detail page: all that the home screen knows of it. */
export const tileSchema = z.strictObject(
  {
    /** First segment of the detail page's address. */
    slug,
    /** Position among the tiles of its page, ascending. */
    order: z.int('a whole number'),
    title: text(),
    /** CSS colour or gradient behind the icon. */
    background: text(
      'a colour like #1a2b3c, or a gradient of such colours',
      /#[\da-f]{6}\b/i,
    ).refine(
      (value) =>
        (value.match(/#[\da-f]{6}\b/gi) ?? []).every((stop) => contrast('#ffffff', stop) >= 3),
      'dark enough for the white icon (a contrast of 3:1 at least)',
    ),
  },
  "like { slug: '…', order: 1, title: '…', background: '#1a2b3c' }",
);

export const featureSchema = z.strictObject(
  { title: text(), description: text(), icon: z.enum(iconNames, `one of ${iconNames.join(', ')}`) },
  "like { title: '…', description: '…', icon: 'book' }",
);

/** A button that opens another site or a file in a new window. */
export const buttonSchema = z.strictObject(
  {
    label: text(),
    href: linkOrFile,
    /** Colours while the pointer is over the button, as `#rrggbb`, with a contrast of 4.5:1 at least; the header's turned round, if omitted. */
    hoverColor: color.exactOptional(),
    hoverBackgroundColor: color.exactOptional(),
  },
  "like { label: 'Github', href: 'https://…' }",
);

/** A part of a case study, such as its task. */
const sectionSchema = z.strictObject(
  { heading: text(), texts: list(text()).check(z.minLength(1, 'a list of one text at least')) },
  "like { heading: 'Aufgabe', texts: ['…'] }",
);

const side = whole('a whole number of px');

/** A picture of a project: `src` names it, without width and extension. */
export const pictureSchema = z
  .strictObject(
    {
      /** For example `threencrypt/caesar`: the files are `projects/threencrypt/pictures/caesar-320.avif` and so on. */
      src: text("the project's folder and a name, like a-chess/game", /^[\w-]+\/[\w-]+$/),
      /** Natural size in px; the layout reserves its proportions before the file is there. */
      width: side,
      height: side,
      /** German alternative text: what the picture shows. */
      alt: sized('a text of 10 characters at least, which says what the picture shows', 10),
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
  /** What search engines show below the title; the description where it is missing. */
  metaDescription: metaDescription.exactOptional(),
  featureParagraphs: list(featureSchema),
};

/** A project: `projects/NAME/project.ts` exports one as `project`. */
export const projectSchema = z
  .strictObject(
    {
      ...detailShape,
      /** Technologies; one that is also the title of a skill joins the two pages. */
      tags: list(text()),
      /** When it arose, for example `2024` or `2022–2023`. */
      year: text().exactOptional(),
      /** What the owner did in it, where others took part. */
      role: text().exactOptional(),
      /** Whom it was made for. */
      client: text().exactOptional(),
      /** Text and background colour of the header, as `#rrggbb`, with a contrast of 4.5:1 at least. */
      color,
      backgroundColor: color,
      buttons: list(buttonSchema),
      /** The screenshots, in the order of the gallery. */
      productImages: list(pictureSchema),
      /** A case study, for example Aufgabe, Lösung and Ergebnis; three stand beside each other where there is room. */
      sections: list(sectionSchema).exactOptional(),
      /** Why the project arose; one entry per paragraph. */
      backgroundText: list(text()),
    },
    'an object',
  )
  .check(({ value: { color, backgroundColor, buttons }, issues }) => {
    requireContrast(issues, { color, backgroundColor }, ['color', 'backgroundColor']);
    for (const [index, { hoverColor, hoverBackgroundColor }] of buttons.entries()) {
      if (!hoverColor && !hoverBackgroundColor) continue;
      const colors = {
        hoverColor: hoverColor ?? backgroundColor,
        hoverBackgroundColor: hoverBackgroundColor ?? color,
      };
      const path = ['buttons', index];
      requireContrast(issues, colors, ['hoverColor', 'hoverBackgroundColor'], path);
    }
  });

/** A skill: `skills/NAME/skill.ts` exports one as `skill`. */
export const skillSchema = z.strictObject(
  {
    ...detailShape,
    /** What the owner has done with it; one entry per paragraph. */
    experienceText: list(text()),
  },
  'an object',
);
