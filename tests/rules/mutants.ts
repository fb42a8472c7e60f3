/** Rules that differ in one place, and where they do. */
export interface Mutant {
  name: string;
  rules: string;
}

/** What a piece of the rules becomes, and what to call that. */
type Change = [name: string, text: string];
type Mutation = [piece: RegExp, changes: (piece: string) => Change[]];

const mutations: Mutation[] = [
  [/(?<=(?:if|return) )[^;]+/g, (condition) => withoutEach(condition, ' && ', 'true')],
  [/(?<=hasOnly\(\[)[^\]]+/g, (names) => withoutEach(names, ', ', '')],
  [/allow [^;]+;/g, (statement) => [[`without ${statement.replace(/:.*/, '')}`, '']]],
  [/allow create/g, swap('allow create, update')],
  [/\/messages\/\{message\} \{/g, widenings],
  [/==/g, swap('!=')],
  [/<=/g, swap('<', '>=')],
  [/!(?=value)/g, swap('')],
  [/hasOnly/g, swap('hasAny', 'hasAll')],
  [/(?<=, )\d+(?=\))/g, (limit) => swap(`${+limit - 1}`, `${+limit + 1}`)(limit)],
  // In the patterns: each member of a class, both ends of a range, and what stands around the classes.
  [/(?<!-)\\\\(?:[sv]|x\{\w+\}(?:-\\\\x\{\w+\})?)/g, swap('')],
  [/(?<=\\\\x\{)\w+(?=\}-)|(?<=-\\\\x\{)\w+(?=\})/g, (end) => swap(hex(end, -1), hex(end, 1))(end)],
  [/\^/g, swap('')],
  [/(?<=\])\+/g, swap('*')],
  [/(?<=\])\*/g, swap('+')],
  [/@(?=\[)/g, swap('', '@?')],
];

/** All rules that one mutation makes. */
export function mutantsOf(source: string): Mutant[] {
  const rules = source.replace(/\/\/.*/g, '');
  return mutations.flatMap(([piece, changes]) =>
    [...rules.matchAll(piece)].flatMap(({ 0: found, index }) => {
      const [before, after] = [rules.slice(0, index), rules.slice(index + found.length)];
      const line = before.split('\n').length;
      return changes(found).map(([name, text]) => ({
        name: `line ${line}: ${name}`,
        rules: before + text + after,
      }));
    }),
  );
}

/** A list without each of its parts in turn; `nothing` takes the place of the only one. */
function withoutEach(list: string, separator: string, nothing: string): Change[] {
  const parts = list.split(separator.trim()).map((part) => part.trim());
  return parts.map((part) => {
    const others = parts.filter((other) => other !== part);
    const name = part.replace(/'.{20,}'/, '…');
    return [`without ${name}`, others.join(separator) || nothing];
  });
}

function swap(...texts: string[]) {
  return (piece: string) =>
    texts.map((text): Change => [text ? `${piece} becomes ${text}` : `without ${piece}`, text]);
}

function hex(digits: string, change: number) {
  return (Number.parseInt(digits, 16) + change).toString(16).toUpperCase();
}

/** More verbs, and more documents. */
function widenings(path: string): Change[] {
  const verbs = ['get', 'list', 'delete'];
  return [
    ...verbs.map((verb): Change => [`with allow ${verb}`, `${path} allow ${verb}: if true;`]),
    ['any collection', '/{collection}/{message} {'],
    ['documents below messages', '/messages/{message=**} {'],
  ];
}
