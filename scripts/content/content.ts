import type { Owner } from '#src/content/types.ts';
import type { Route } from '#src/navigation/routes.ts';

/** What the content's files export, by their path from the repository's folder. */
export type ContentFiles = Record<string, Readonly<Record<string, unknown>>>;

/** What the rules check. */
export interface Content {
  files: ContentFiles;
  /** What the example's files export, by their path from its folder. */
  examples: ContentFiles;
  owner?: Owner | undefined;
  /** Empty where the content is not whole enough to have some. */
  routes: readonly Route[];
  /** Whether there is such a file, by its path from the repository's folder. */
  exists: (path: string) => boolean;
}
