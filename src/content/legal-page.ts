/** A label and what it stands for. */
interface LegalEntry {
  label: string;
  text: string;
  /** Begins with `/` where it leads to a page of this site, with `https:` where it leads to another site. */
  href?: string;
}

export type LegalBlock =
  /** A paragraph. */
  | string
  | { list: readonly string[] }
  /** Lines one below the other, such as a postal address. */
  | { lines: readonly string[] }
  | { entries: readonly LegalEntry[] };

/** A section of a legal page; `id` is unique on its page and serves as its anchor. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** What the legal screen shows. */
export interface LegalPage {
  heading: string;
  head: { title?: string; description: string; card: string };
  sections: readonly LegalSection[];
  /** When the owner last compared the texts with the site and the law, for example `November 2026`. */
  lastReviewed?: string;
}

export function section(id: string, heading: string, blocks: readonly LegalBlock[]): LegalSection {
  return { id, heading, blocks };
}

/** Items below one another. */
export function list(...items: string[]): LegalBlock {
  return { list: items };
}
