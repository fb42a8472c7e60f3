/** A header rule of `firebase.json`. */
export interface HeaderRule {
  source: string;
  headers: readonly { key: string; value: string }[];
}

/** The headers of a path by Firebase Hosting's rules: every rule that fits counts, a later one wins. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter(({ source }) => patternOf(source).test(path));
  return Object.fromEntries(
    fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/** Firebase's globs, as far as this site uses them: `**`, `*` and `@(one|other)`. */
function patternOf(glob: string): RegExp {
  const pattern = glob.replace(
    /\/\*\*\/|\*\*|\*|@\(([^)]*)\)|[.+?^${}()[\]\\]/g,
    (part, choice) => {
      if (part === '/**/') return '/(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return choice === undefined ? `\\${part}` : `(?:${choice})`;
    },
  );
  return new RegExp(`^${pattern}$`);
}
