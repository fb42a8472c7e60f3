import type { Figure } from './statistics.ts';

/** Figures of each row, by the keys of the columns. */
export type Rows = Record<string, Record<string, Figure>>;

export interface Column {
  key: string;
  head: string;
  /** Decimals; none where it is missing. */
  digits?: number;
  /** What the figure must not exceed, or with `higher` not fall below, in every row that names no other. */
  goal?: number;
  higher?: boolean;
  /** Whether the earlier figure stands beside it; it does where this is missing. */
  compared?: boolean;
}

interface Table {
  title: string;
  columns: readonly Column[];
  rows: Rows;
  /** The figures before, of the rows that have some. */
  before?: Rows;
  /** Goals of single rows. */
  goals?: Rows;
}

/**
 * The table as text: each row's figures, those before and its own goals; the goals of all rows stand in the
 * head. `!` marks a figure that misses its goal.
 */
export function renderTable({ title, columns, rows, before = {}, goals = {} }: Table): string {
  const names = Object.keys(rows);
  const goalOf = (name: string, { key, goal }: Column) => goals[name]?.[key] ?? goal;
  const compared = columns.filter(
    ({ key, compared: wanted = true }) =>
      wanted && names.some((name) => before[name]?.[key] !== undefined),
  );
  const aimed = columns.filter(({ key }) => names.some((name) => goals[name]?.[key] !== undefined));

  const head = (chosen: readonly Column[], group: string, withGoal = false) =>
    chosen.map((column, index) => {
      const { goal, higher } = column;
      const limit = withGoal && goal !== undefined ? ` ${higher ? '≥' : '≤'} ${goal}` : '';
      return [index === 0 ? group : '', `${column.head}${limit} `];
    });
  const heads = [['', title], ...head(columns, '| now', true), ...head(compared, '| before')];
  const body = names.map((name) => [
    name,
    ...columns.map((column) => {
      const figure = rows[name]?.[column.key];
      return text(figure, column) + (misses(figure, goalOf(name, column), column) ? '!' : ' ');
    }),
    ...compared.map((column) => `${text(before[name]?.[column.key], column)} `),
    ...aimed.map((column) => `${text(goals[name]?.[column.key], column)} `),
  ]);
  const lines = [...heads, ...head(aimed, '| goal')];
  return align([lines.map(([group = '']) => group), lines.map(([, own = '']) => own), ...body]);
}

function misses(
  figure: Figure | undefined,
  goal: Figure | undefined,
  { digits = 0, higher }: Column,
) {
  if (figure === undefined || goal === undefined || goal === null) return false;
  if (figure === null) return true;
  // As it is printed: 1.504 s does not miss 1.50 s.
  const shown = Number(figure.toFixed(digits));
  return higher ? shown < goal : shown > goal;
}

function text(figure: Figure | undefined, { digits = 0 }: Column): string {
  if (figure === undefined) return '';
  return figure === null ? 'never' : figure.toFixed(digits);
}

/** Columns as wide as their widest cell; the first is flush left. */
export function align(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const padded = lines.map((line) =>
    line.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 || cell.startsWith('|') ? cell.padEnd(width) : cell.padStart(width);
    }),
  );
  return padded.map((line) => line.join(' ').trimEnd()).join('\n');
}
