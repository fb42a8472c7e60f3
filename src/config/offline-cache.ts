/** A build as its service worker knows it. */
export interface Build {
  /** Path of the site's script, which tells one build from another. */
  entry: string;
  /** Paths of its pages. */
  pages: readonly string[];
  /** What it keeps, seen from the worker; `revision` where the address does not change with what is in the file. */
  files: readonly { url: string; revision: string | null; integrity: string }[];
}

/** The page without content, in which the site's script shows any address; beside the service worker. */
export const shellPath = 'offline';

/** Type of the message by which a page asks the worker of its own build to replace the one before. */
export const takeOver = 'TAKE_OVER';

/** ms of a visit before the copy is made. Chosen: nothing may compete with the first presses on a slow phone. */
export const registrationDelay = 2500;
