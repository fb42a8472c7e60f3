/** A labelled link; an address that begins with `https:` leads to another site. */
interface LegalEntry {
  label: string;
  text: string;
  href: string;
}

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Lines one below the other, such as a postal address. */
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'entries'; entries: readonly LegalEntry[] };

/** A section of a legal page; `id` is unique on its page and serves as its anchor. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A bare string among the blocks is a paragraph. */
export function section(
  id: string,
  heading: string,
  blocks: readonly (string | LegalBlock)[],
): LegalSection {
  return {
    id,
    heading,
    blocks: blocks.map((block) =>
      typeof block === 'string' ? { kind: 'paragraph', text: block } : block,
    ),
  };
}

/** Items below one another. */
export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items };
}
