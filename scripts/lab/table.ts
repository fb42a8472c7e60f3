/** A figure; null for what never came. */
export type Figure = number | null;

/** Figures of each row, by the keys of the columns. */
export type Rows = Record<string, Record<string, Figure>>;

export interface Column {
  key: string;
  head: string;
  /** Decimals; none where it is missing. */
  digits?: number;
  /** What the figure must not exceed, or with `higher` not fall below. */
  goal?: number;
  higher?: boolean;
}

/** What is measured. */
export interface Subject {
  /** The built site. */
  folder: string;
  /** How often each figure is taken. */
  runs: number;
  /** The pages that Lighthouse loads. */
  paths: readonly string[];
  /** Whether a touch or a network is measured. Some may be chosen by how their names begin. */
  isChosen: (option: 'only' | 'network', name: string) => boolean;
}

/** A table of `npm run lab -- speed`. */
export interface Part {
  title: string;
  columns: readonly Column[];
  measure: (subject: Subject) => Promise<Rows>;
}

/**
 * The figure that at least a share of them does not exceed (nearest rank); null when that is one that never came.
 * @param share from above 0 to 1: 0.5 for the median, 1 for the worst
 */
export function percentile(figures: readonly Figure[], share: number): Figure {
  const sorted = figures.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}

/** The median of each figure over several runs; the first run names them. */
export function medians(runs: readonly Record<string, Figure>[]): Record<string, Figure> {
  const figuresOf = (key: string) => runs.map((run) => run[key] ?? null);
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, percentile(figuresOf(key), 0.5)]));
}

/** The table as text, with the goals in its head. `!` marks a figure that misses its goal. */
export function renderTable(title: string, columns: readonly Column[], rows: Rows): string {
  const heads = columns.map(({ head, goal, higher }) =>
    goal === undefined ? `${head} ` : `${head} ${higher ? '≥' : '≤'} ${goal} `,
  );
  const body = Object.entries(rows).map(([name, figures]) => [
    name,
    ...columns.map((column) => cell(figures[column.key], column)),
  ]);
  return align([[title, ...heads], ...body]);
}

function cell(figure: Figure | undefined, { digits = 0, goal, higher }: Column): string {
  if (figure === undefined) return ' ';
  // As it is printed: 1.504 s does not miss 1.50 s.
  const text = figure === null ? 'never' : figure.toFixed(digits);
  const misses = figure === null || (higher ? +text < Number(goal) : +text > Number(goal));
  return `${text}${goal !== undefined && misses ? '!' : ' '}`;
}

/** Columns as wide as their widest cell; the first is flush left. */
export function align(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join(' ').trimEnd()).join('\n');
}

/** Shows what is being measured, on a terminal only. */
export function progress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
