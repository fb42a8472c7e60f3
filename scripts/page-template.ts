/** What fills the template. */
export interface PageParts {
  /** The rendered components; `<title>`, `<meta>` and `<link>` may lead them. */
  body: string;
  /** Markup after the root element, for what must happen before the first paint. */
  after: string;
  /** The address that was rendered. */
  path: string;
  /** Scripts that this page needs at once, below the site's folder. */
  preloads: readonly string[];
  /** Fonts that every page uses, below the site's folder. */
  fonts: readonly string[];
}

const leadingHeadTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Fills the template. React renders document metadata at the front of the fragment, because `<html>` is
 * not part of its tree; it belongs in the head, where React finds it again when it hydrates.
 */
export function fillTemplate(template: string, parts: PageParts): string {
  const { body, after, path, preloads, fonts } = parts;
  const head = leadingHeadTags.exec(body)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page ${path} has no title.`);
  const fontLinks = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const scripts = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  // Replacer functions, because `$&` in a text would be read as a pattern.
  return template
    .replace('<!--head-->', () => head + [...fontLinks, ...scripts].join(''))
    .replace('<!--app-->', () => body.slice(head.length))
    .replace('<!--after-->', () => after)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">`);
}
