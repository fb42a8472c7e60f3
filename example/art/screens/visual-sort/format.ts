const whole = new Intl.NumberFormat('de-DE', { useGrouping: 'min2' });
const decimal = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Groups thousands from five digits on, as German does: `1000`, `10.000`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** A time given in µs: in µs below 1 ms, else in ms. */
export function formatTime(microseconds: number): string {
  if (microseconds < 1000) return `${decimal.format(microseconds)} µs`;
  return `${decimal.format(microseconds / 1000)} ms`;
}

/** A share from 0 to 1. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
