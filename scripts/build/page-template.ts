interface PageParts {
  /** The address that was rendered. */
  path: string;
  /** The rendered components; `<title>`, `<meta>` and `<link>` may lead them. */
  body: string;
  /** What the head has behind those: fonts, style. */
  head: string;
  /** Markup after the root element. */
  after: string;
}

const leadingHeadTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The tags with which Vite has the browser fetch style and script. */
const fetchedParts =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Fills the template. React renders document metadata at the front of the fragment, because `<html>` is
 * not part of its tree; it belongs in the head, where React finds it again when it hydrates. Style is part
 * of the page, so that the first paint waits for nothing but the page itself.
 */
export function fillTemplate(template: string, { path, body, head, after }: PageParts): string {
  const metadata = leadingHeadTags.exec(body)?.[0] ?? '';
  if (!metadata.includes('<title>')) throw new Error(`The page ${path} has no title.`);
  // Replacer functions, because `$&` in a text would be read as a pattern.
  return template
    .replace(fetchedParts, '')
    .replace('<!--head-->', () => metadata + head)
    .replace('<!--app-->', () => body.slice(metadata.length))
    .replace('<!--after-->', () => after)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">`);
}
