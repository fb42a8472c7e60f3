import { z } from 'zod';
import { linkOrFile, listOf, text } from './schema-parts.ts';

export const stationSchema = z.strictObject({
  title: text,
  /** For example `2021–2024` or `seit 2024`. */
  period: text.exactOptional(),
  organization: text.exactOptional(),
  place: text.exactOptional(),
  /** One entry per paragraph. */
  texts: listOf(text).exactOptional(),
});

/** The résumé without contact data, projects and skills. Lists begin with the latest entry. */
export const resumeSchema = z.strictObject({
  occupation: text,
  /** One entry per paragraph. */
  profile: listOf(text),
  /** Number of listed projects; default: all. Ten fit on two printed pages, even with a long career. */
  projectCount: z.int().nonnegative().exactOptional(),
  experience: listOf(stationSchema).exactOptional(),
  education: listOf(stationSchema).exactOptional(),
  certificates: listOf(
    z.strictObject({
      title: text,
      issuer: text.exactOptional(),
      year: text.exactOptional(),
      href: linkOrFile.exactOptional(),
    }),
  ).exactOptional(),
  /** For example `{ name: 'Englisch', level: 'fließend' }`. */
  languages: listOf(z.strictObject({ name: text, level: text.exactOptional() })).exactOptional(),
});
