/** The median of each figure, to three digits. */
export function medians(measured: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(measured[0] ?? {});
  const entries = names.map((name) => {
    const sorted = measured.map((figures) => figures[name] ?? 0).sort((a, b) => a - b);
    return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toPrecision(3))];
  });
  return Object.fromEntries(entries);
}
