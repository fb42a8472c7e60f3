/** What a build's service worker knows of it. */
export interface Build {
  /** Path of the entry script, which identifies the build. */
  entry: string;
  pages: readonly string[];
  /** Precached, relative to the worker; `revision` where the file name carries no hash. */
  files: readonly { url: string; revision: string | null; integrity: string }[];
}

/** The app shell: a page without content that can render every address. */
export const shellPath = 'offline';

/** Message type by which a page asks its build's waiting worker to take over. */
export const takeOver = 'TAKE_OVER';

/** ms into a visit. Chosen: caching must not compete with the first presses on a slow phone. */
export const registrationDelay = 2500;
