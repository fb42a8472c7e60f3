import type { ContentFiles, Finding } from '../content/finding.ts';

/** A line of `npm run check:launch`: what to change, and where. */
export interface Row extends Finding {
  /** `open`: must change. `unknown`: could not be asked. `note`: for the owner to think about. */
  state: 'open' | 'unknown' | 'note';
}

/** What is to go live; folders are named from the repository's. */
export interface Site {
  /** Of the content. */
  folder: string;
  files: ContentFiles;
  /** Those of the example. */
  examples: ContentFiles;
  /** What the build's check of the content says. */
  findings: readonly Finding[];
  env: Record<string, string | undefined>;
  /** Of somebody who may read the Firebase project; without one Google is not asked. */
  token?: string | undefined;
  /** Asks nobody. */
  offline: boolean;
  /** What was built. */
  dist: string;
}

type Say = (state: Row['state'], file: string, field: string, text: string) => void;

/** One part of the check: `say` adds a row. */
export type Rule = (site: Site, say: Say) => void | Promise<void>;

/** ` and so are b, c.` of the others, and a full stop: what a row says of its first holds for all. */
export function soAre(others: readonly string[]): string {
  if (others.length === 0) return '';
  return `, and so ${others.length > 1 ? 'are' : 'is'} ${others.join(', ')}`;
}

/** Asks another host, which has 10 s for its answer. @throws an error whose message says why there is none */
export async function ask(href: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(href, { ...options, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    throw new Error(`could not be asked (${cause?.code ?? name}).`);
  }
}
