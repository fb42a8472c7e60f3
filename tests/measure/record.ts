import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The figures of an earlier commit on the same machine, from `tests/measure/before.json`. */
export function readEarlier<T>(kind: string): Record<string, T> {
  const path = file('before.json');
  if (!existsSync(path)) return {};
  const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, T>>;
  return record[kind] ?? {};
}

/** Saves figures in `.cache/figures`, so that two versions can be compared. */
export function saveFigures(kind: string, figures: Record<string, unknown>) {
  mkdirSync(file('../../.cache/figures'), { recursive: true });
  writeFileSync(file(`../../.cache/figures/${kind}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}
