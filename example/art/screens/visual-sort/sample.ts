import { random } from '#art/stage/random.ts';
import { drawValues, type InputSettings } from './input-data.ts';

/** The settings that the program shows in every picture. */
export const sampleSettings: InputSettings = { count: 100, lowest: 1, highest: 1000, unique: true };

/** Any number does; this one gives a list without a conspicuous run. */
const SEED = 2023;

/** The list that the pictures sort. Every count has a list of its own. */
export function sampleValues(count = sampleSettings.count): number[] {
  return drawValues({ ...sampleSettings, count }, random(SEED + count));
}
