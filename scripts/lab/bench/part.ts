import type { Lighthouse } from './lighthouse.ts';
import type { Column, Rows } from './table.ts';

/** What is measured. */
export interface Subject {
  /** The built site. */
  folder: string;
  /** How often each figure is taken. */
  runs: number;
  /** Another built folder that is measured in the same run. */
  peer?: { folder: string; name: string };
  /** The only addresses whose pages are measured; all where it is missing. */
  paths?: readonly string[];
  /** How the names of the only touches or journeys begin, and the only networks; all where they are missing. */
  only?: readonly string[];
  network?: readonly string[];
  lighthouse: Lighthouse;
}

/** A table of `npm run lab -- speed`. */
export interface Part {
  title: (subject: Subject) => string;
  columns: readonly Column[];
  /** Goals of single rows. */
  goals?: Rows;
  measure: (subject: Subject) => Promise<Rows>;
}

/** Shows what is being measured, on a terminal only. */
export function progress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
