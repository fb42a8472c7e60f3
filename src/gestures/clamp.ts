export interface Range {
  min: number;
  max: number;
}

export function clamp(value: number, { min, max }: Range): number {
  return Math.min(Math.max(value, min), max);
}
