const inWords = 'einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** A number in the dative, up to twelve in words: `einem Monat`, `24 Monaten`. */
export function countOf(count: number, unit: 'Tag' | 'Monat') {
  return `${inWords[count - 1] ?? count} ${unit}${count === 1 ? '' : 'en'}`;
}

/** Where to read the standard contractual clauses, as Art. 13 Abs. 1 lit. f DSGVO requires. */
export const standardClauses = {
  label: 'Wortlaut der Klauseln',
  text: 'Beschluss (EU) 2021/914',
  href: 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj/deu',
};
