import type { Visit } from './visit.ts';

/** A way through the site that is the same in every engine. */
export interface Journey {
  name: string;
  run: (visit: Visit) => Promise<void>;
}
