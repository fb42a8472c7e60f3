/** What the panel "Eingabedaten" of the program sets. */
export interface InputSettings {
  count: number;
  lowest: number;
  highest: number;
  /** Whether every value may occur once at most. */
  unique: boolean;
}

/**
 * Draws whole numbers between both bounds, the bounds included. `random` gives numbers from 0 up to, not including, 1.
 *
 * @throws RangeError when there are fewer different values than a unique list needs.
 */
export function drawValues(
  { count, lowest, highest, unique }: InputSettings,
  random: () => number,
): number[] {
  const size = highest - lowest + 1;
  if (unique && size < count) {
    throw new RangeError(`${size} different values do not fill a list of ${count}.`);
  }
  const values: number[] = [];
  const taken = new Set<number>();
  while (values.length < count) {
    const value = lowest + Math.floor(random() * size);
    if (unique && taken.has(value)) continue;
    taken.add(value);
    values.push(value);
  }
  return values;
}
