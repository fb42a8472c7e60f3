import { type HeaderRule, patternOf, withDefault } from './headers.ts';

/**
 * The file that a `server` of nginx includes (docs/hosting/nginx.conf): the headers of a build, and
 * what depends on the folder under which it is published. Caching is a variable, because in nginx
 * the `add_header` of a `location` removes all those around it.
 */
export function nginxInclude(rules: readonly HeaderRule[]): string {
  const [first, ...others] = withDefault(rules);
  if (!first) return '';
  const base = first.source.slice(0, -1);
  const { 'Cache-Control': usual, ...headers } = first.headers;
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `set $caching "${usual}";`,
    // Content types are left out: nginx.conf sets them.
    ...others.flatMap(({ source, headers: { 'Cache-Control': value } }) => {
      if (value === undefined) return [];
      return `if ($uri ~ "${patternOf(source).source.replaceAll('\\/', '/')}") { set $caching "${value}"; }`;
    }),
    'add_header Cache-Control $caching always;',
    `error_page 404 ${base}404.html;`,
    `location = ${base}404.html { internal; }`,
    `location = ${base}_headers { return 404; }`,
    // Only the start page's address ends with a slash.
    `location = ${base} { try_files ${base}index.html =404; }`,
    ...(base === '/'
      ? []
      : [`location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }`]),
  ];
  return `${lines.join('\n')}\n`;
}
