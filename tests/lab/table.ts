/**
 * Figures by headings, which may end with a goal: `paint s ≤ 1.5`. `Infinity` stands for what never
 * happened.
 */
export type Figures = Record<string, number>;

/** One table: each subject is a row. */
export interface Part<Subject> {
  title: string;
  subjects: Record<string, Subject>;
  measure: (url: string, subject: Subject) => Promise<Figures>;
}

/** The median of each figure over several runs, to three digits. */
export function medians(runs: readonly Figures[]): Figures {
  const entries = Object.keys(runs[0] ?? {}).map((heading) => {
    const sorted = runs.map((run) => run[heading] ?? Infinity).sort((a, b) => (a < b ? -1 : 1));
    const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? Infinity;
    return [heading, Number(median.toPrecision(3))];
  });
  return Object.fromEntries(entries);
}

/** Prints a table, and a line for each figure that misses its goal. */
export function printTable(title: string, rows: Record<string, Figures>) {
  console.log(`\n${title}`);
  console.table(rows);
  for (const [name, figures] of Object.entries(rows)) {
    for (const [heading, figure] of Object.entries(figures)) {
      const [, sign, goal] = /([≤≥]) ([\d.]+)$/.exec(heading) ?? [];
      const misses = sign === '≥' ? figure < Number(goal) : figure > Number(goal);
      if (misses) console.log(`${name}: ${heading} is ${figure}.`);
    }
  }
}
