import type { Owner } from '#src/content/types.ts';
import type { ContentFiles } from '../content/content-files-and-texts.ts';
import type { Finding } from '../content/finding.ts';

/** A line of `npm run check:launch`: what to change, and where. */
export interface Row extends Finding {
  /** `open`: must change. `unknown`: could not be asked. `note`: for the owner to think about. */
  state: 'open' | 'unknown' | 'note';
}

const rowIn = (state: Row['state']) => (file: string, field: string, text: string) => {
  return { state, file, field, text };
};
export const open = rowIn('open');
export const unknown = rowIn('unknown');
export const note = rowIn('note');

/** The site to check. Folders are relative to the repository. */
export interface Site {
  /** The content's folder. */
  folder: string;
  files: ContentFiles;
  /** The example's files. */
  examples: ContentFiles;
  /** The mistakes that the build finds in the content. */
  findings: readonly Finding[];
  env: Record<string, string | undefined>;
  /** A login that may read the Firebase project; without one Google is not asked. */
  token?: string | undefined;
  /** Sends no requests. */
  offline: boolean;
  /** The folder of the last build. */
  dist: string;
}

/** The site that a rule looks at; `files` leaves out those with mistakes. */
export interface Subject extends Site {
  ownerFile: string;
  owner?: Owner | undefined;
  hasForm: boolean;
}

type Rows = Row | undefined | false | readonly (Row | undefined | false)[];

/** One part of the check. */
export type Rule = (subject: Subject) => Rows | Promise<Rows>;

/** One row for several places: it stands at the first, and its text lists the others. */
export function together(
  places: readonly string[],
  rowOf: (first: string, others: string) => Row,
): Row | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  const verb = others.length > 1 ? 'are' : 'is';
  return rowOf(first, others.length > 0 ? `, and so ${verb} ${others.join(', ')}` : '');
}

/** Asks another host, which has 10 s to answer. @throws Error that says why there is no answer */
export async function ask(href: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(href, { ...options, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    throw new Error(`could not be asked (${cause?.code ?? name}).`);
  }
}
