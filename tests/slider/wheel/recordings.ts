import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WheelSample } from '#src/gestures/wheel-gesture.ts';

/** Signed page steps that a hand meant: so many, or from least to most where nobody knows. */
export type Meant = number | readonly [least: number, most: number];

/** What a hand meant by one gesture, which begins with the sample of this index. */
export interface RecordedGesture {
  first: number;
  meant: Meant;
}

export interface Recording {
  name: string;
  samples: readonly WheelSample[];
  gestures: readonly RecordedGesture[];
}

/** Recordings of real devices lie beside the repository, not in it. */
const file = fileURLToPath(
  new URL('../../../../shared/wheel-recordings/recordings.json', import.meta.url),
);

/** Why there are no recordings to measure by, if there are none. */
export const missingRecordings = existsSync(file)
  ? undefined
  : 'No recordings in ../shared/wheel-recordings: only generated streams were checked.';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumbers = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(Number.isFinite);
const isMeant = (value: unknown): value is Meant => Number.isFinite(value) || isNumbers(value, 2);

function isListOf<T>(value: unknown, check: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.length > 0 && value.every(check);
}

/** @throws Error in one line that names the recording and what is wrong with it */
function readRecording(entry: unknown, index: number): Recording {
  const fields = isFields(entry) ? entry : {};
  const { name, samples, meant, ctrlKey = false, order = [meant] } = fields;
  const fail = (problem: string): never => {
    throw new Error(`Recording ${index + 1} (${String(name ?? 'without a name')}): ${problem}.`);
  };
  if (typeof name !== 'string') return fail('its name is missing');
  if (!Array.isArray(samples) || samples.length === 0) return fail('it has no samples');
  const isSample = (sample: unknown): sample is number[] => isNumbers(sample, 4);
  if (!isListOf(samples, isSample)) return fail('a sample is not four numbers');
  if (typeof ctrlKey !== 'boolean') return fail('ctrlKey is not true or false');
  if (!isMeant(meant)) return fail('meant is neither a number nor a pair of numbers');
  if (!isListOf(order, isMeant)) return fail('order is not a list of what was meant');
  const { starts = [samples[0]?.[3]] } = fields;
  if (!isNumbers(starts, order.length)) return fail('starts is not one time per gesture');
  return {
    name,
    samples: samples.map(([deltaX = 0, deltaY = 0, deltaMode = 0, time = 0]) => {
      return { deltaX, deltaY, deltaMode, time, ctrlKey };
    }),
    gestures: order.map((steps, gesture) => {
      const start = starts[gesture] ?? 0;
      const first = samples.findIndex(([, , , time = 0]) => time >= start);
      return { meant: steps, first: first < 0 ? samples.length : first };
    }),
  };
}

/** @throws Error in one line where the text is not a list of recordings as its `columns` say */
export function parseRecordings(json: string): Recording[] {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch {
    throw new Error('The recordings are not JSON.');
  }
  const list = isFields(content) ? content.recordings : undefined;
  if (!Array.isArray(list)) throw new Error('The recordings have no list named "recordings".');
  return list.map(readRecording);
}

/** All recordings, or none where they are not at hand. */
export function readRecordings(): Recording[] {
  return missingRecordings ? [] : parseRecordings(readFileSync(file, 'utf8'));
}
