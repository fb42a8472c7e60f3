/** What fills the template. */
export interface PageParts {
  /** The rendered components; `<title>`, `<meta>` and `<link>` may lead them. */
  body: string;
  /** Markup after the root element. */
  after: string;
  /** What the head has for browsers without JavaScript. */
  noScript: string;
  /** The address that was rendered. */
  path: string;
  /** Its style sheet, the rules of `styleAttributes` included. */
  style: string;
  /** Addresses of fonts that every page uses. */
  fonts: readonly string[];
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
export function fillTemplate(template: string, parts: PageParts): string {
  const { body, after, noScript, path, style, fonts } = parts;
  const head = leadingHeadTags.exec(body)?.[0] ?? '';
  if (!head.includes('<title>')) throw new Error(`The page ${path} has no title.`);
  const fontLinks = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  const headParts = [head, ...fontLinks, `<style>${style}</style>`, noScript];
  // Replacer functions, because `$&` in a text would be read as a pattern.
  return template
    .replace(fetchedParts, '')
    .replace('<!--head-->', () => headParts.join(''))
    .replace('<!--app-->', () => body.slice(head.length))
    .replace('<!--after-->', () => after)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">`);
}

/**
 * Turns the style attributes of all pages into rules of one style sheet: a content security policy can allow that
 * by its hash, an attribute not. React does not compare attributes when it hydrates.
 */
export function styleAttributes() {
  const known: string[] = [];
  return {
    /** The markup with the number of a rule in place of each attribute. */
    replaceIn(markup: string): string {
      return markup.replace(/ style="([^"]*)"/g, (_, text: string) => {
        const declarations = text
          .replace(/&quot;/g, '"')
          .replace(/&#x27;/g, "'")
          .replace(/&amp;/g, '&');
        if (!known.includes(declarations)) known.push(declarations);
        return ` data-style="${known.indexOf(declarations)}"`;
      });
    },
    /** The rules for the attributes that were replaced in some markup. */
    rulesOf(markup: string): string {
      return known
        .map((text, index) => ({ text, name: `data-style="${index}"` }))
        .filter(({ name }) => markup.includes(name))
        .map(({ text, name }) => `[${name}]{${text}}`)
        .join('');
    },
  };
}
