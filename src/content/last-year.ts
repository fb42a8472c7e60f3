/** The last year that a period names, such as 2024 in `2021–2024`; 0 without a year. */
export function lastYear(period = ''): number {
  return Number(/\d{4}(?!.*\d{4})/.exec(period)?.[0] ?? 0);
}
