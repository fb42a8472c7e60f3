/** Headers for a pattern of addresses: `*` matches anything, `:page` anything but a slash. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

/** Browsers ask the host before each use. Most hosts say so of files without a rule, too. */
const revalidated = 'no-cache';

/**
 * The headers of a built site; the first rule matches every address. There are as many rules however
 * many pages a site has: Cloudflare takes 100. Each host has a module here that writes them in its
 * form.
 * @param policy the content security policy
 */
export function headerRules(policy: string, base = '/'): HeaderRule[] {
  return [
    {
      source: `${base}*`,
      headers: {
        'Content-Security-Policy': policy,
        // Browsers' preload list asks for two years. Other hosts of the domain are not included.
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // These rules match pages and the few files beside them.
    ...['', ':page', 'desktop/*'].map((page) => caching(base + page, revalidated)),
    // Their names contain a hash.
    caching(`${base}assets/app/*`, 'public, max-age=31536000, immutable'),
    // Pictures keep their names (docs/decisions/07).
    caching(`${base}assets/pictures/*`, 'public, max-age=86400, stale-while-revalidate=604800'),
    // Hosts know no type for it.
    { source: `${base}kontakt.vcf`, headers: { 'Content-Type': 'text/vcard; charset=utf-8' } },
  ];
}

function caching(source: string, value: string): HeaderRule {
  return { source, headers: { 'Cache-Control': value } };
}

/** The headers of a path without query: every rule that matches counts, and values are joined. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { headers } of rules.filter((rule) => patternOf(rule.source).test(path))) {
    for (const [name, value] of Object.entries(headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
}

export function patternOf(source: string): RegExp {
  const pattern = source
    .replace(/[.+?^${}()[\]\\|]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

/**
 * For hosts where only the last rule that matches counts: adds the default for caching to the first
 * rule, and drops later rules that would only repeat it.
 */
export function withDefault([first, ...others]: readonly HeaderRule[]): HeaderRule[] {
  if (!first) return [];
  const { source, headers } = first;
  return [
    { source, headers: { 'Cache-Control': revalidated, ...headers } },
    ...others.filter((rule) => rule.headers['Cache-Control'] !== revalidated),
  ];
}
