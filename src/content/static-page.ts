/** A label and what it stands for. */
interface StaticEntry {
  label: string;
  text: string;
  /** Begins with `/` where it leads to a page of this site, with `https:` where it leads to another site. */
  href?: string;
}

export type StaticBlock =
  /** A paragraph. */
  | string
  | { list: readonly string[] }
  /** Lines one below the other, such as a postal address. */
  | { lines: readonly string[] }
  | { entries: readonly StaticEntry[] };

/** A section of a legal page; `id` is unique on its page and serves as its anchor. */
export interface StaticSection {
  id: string;
  heading: string;
  blocks: readonly StaticBlock[];
}

/** A page of its own below `/`, such as a legal notice: `pages/NAME/page.ts` exports one as `page`, and NAME is its address. */
export interface StaticPage {
  /** Position among the links to such pages, ascending. */
  order: number;
  /** The lock, where there is little room, links to it as well: what the law wants. */
  onLock?: boolean;
  /** Also what a link to it says. */
  heading: string;
  /** Without a title the page's is the site's. */
  head: { title?: string; description: string };
  sections: readonly StaticSection[];
  /** When the owner last compared the texts with the site and the law, for example `November 2026`. */
  lastReviewed?: string;
}

export function section(
  id: string,
  heading: string,
  blocks: readonly StaticBlock[],
): StaticSection {
  return { id, heading, blocks };
}

/** Items below one another. */
export function list(...items: string[]): StaticBlock {
  return { list: items };
}
