/** By headings that may end with a goal: `paint s ≤ 1.5`. `Infinity` is what never came. */
export type Figures = Record<string, number>;

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const headings = Object.keys(runs[0] ?? {});
  const medianOf = (heading: string) => {
    const sorted = runs.map((run) => run[heading] ?? Infinity).sort((a, b) => (a < b ? -1 : 1));
    return sorted[Math.ceil(sorted.length / 2) - 1] ?? Infinity;
  };
  return Object.fromEntries(headings.map((heading) => [heading, medianOf(heading)]));
}

/** The first row has the headings. `!` marks a figure that misses its goal. */
export function renderTable(title: string, rows: Record<string, Figures>): string {
  const headings = Object.keys(Object.values(rows)[0] ?? {});
  const body = Object.entries(rows).map(([name, figures]) => [
    name,
    ...headings.map((heading) => cell(heading, figures[heading] ?? Infinity)),
  ]);
  return align([[title, ...headings.map((heading) => `${heading} `)], ...body]);
}

function cell(heading: string, figure: number): string {
  const [, sign, goal] = /([≤≥]) ([\d.]+)$/.exec(heading) ?? [];
  // The goal is compared with what is printed: 1.504 s does not miss 1.5 s.
  const shown = figure === Infinity ? figure : Number(figure.toPrecision(3));
  const misses = sign === '≥' ? shown < Number(goal) : shown > Number(goal);
  return `${shown === Infinity ? 'never' : shown}${misses ? '!' : ' '}`;
}

/** Pads cells to the widest of their column; the first column is flush left. */
export function align(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join(' ').trimEnd()).join('\n');
}
