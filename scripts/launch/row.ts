/** A line of `npm run check:launch`: what to change, and where. */
export interface Row {
  /** `open`: must change. `unknown`: could not be asked. `note`: for the owner to think about. */
  state: 'open' | 'unknown' | 'note';
  /** From the repository's folder, or what stands in its place. */
  file: string;
  /** In that file; empty where it is the file itself. */
  field: string;
  text: string;
}

export const ownerFile = 'src/content/owner.ts';

/** How long another host has for its answer, in ms. */
export const answerTimeout = 10_000;

/** Why there was none: the network's code, or the name of the error. */
export function reasonOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
