import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/install.mjs';
import type { WheelSample } from '#src/gestures/wheel-gesture.ts';
import { createWheelGesture } from '#src/gestures/wheel-gesture.ts';

/** Signed page steps that a hand meant: so many, or from least to most where nobody knows. */
type Meant = number | readonly [least: number, most: number];

export interface Recording {
  samples: readonly WheelSample[];
  /** What a hand meant by each gesture, which begins with the sample of this index. */
  gestures: readonly { first: number; meant: Meant }[];
}

/** A recording as the file has it: `order` and `starts` are there where it has more than one gesture. */
interface Entry {
  samples: [deltaX: number, deltaY: number, deltaMode: number, time: number][];
  meant: Meant;
  order?: Meant[];
  starts?: number[];
  ctrlKey?: boolean;
}

/** Recordings of real devices, which lie beside the repository; nothing where they do not. */
export function readRecordings(): Recording[] | undefined {
  const file = join(root, '../shared/wheel-recordings/recordings.json');
  if (!existsSync(file)) return undefined;
  const { recordings }: { recordings: Entry[] } = JSON.parse(readFileSync(file, 'utf8'));
  return recordings.map(recordingOf);
}

function recordingOf({
  samples,
  meant,
  order = [meant],
  starts = [0],
  ctrlKey = false,
}: Entry): Recording {
  return {
    samples: samples.map(([deltaX, deltaY, deltaMode, time]) => {
      return { deltaX, deltaY, deltaMode, timeStamp: time, ctrlKey };
    }),
    gestures: order.map((steps, gesture) => {
      const first = samples.findIndex(([, , , time]) => time >= (starts[gesture] ?? 0));
      return { meant: steps, first: first < 0 ? samples.length : first };
    }),
  };
}

/** Steps count if they sum up to what was meant, none of them to and fro. */
function isMeant(steps: readonly number[], meant: Meant): boolean {
  const [least, most] = typeof meant === 'number' ? [meant, meant] : meant;
  const sum = steps.reduce((total, step) => total + step, 0);
  return sum >= least && sum <= most && steps.length === Math.abs(sum);
}

/** Whether each gesture made its steps: those from its own first sample to the next gesture's. */
function judge({ samples, gestures }: Recording): boolean[] {
  const detector = createWheelGesture();
  const steps = samples.map((sample) => detector.push(sample));
  return gestures.map(({ first, meant }, index) => {
    const own = steps.slice(index === 0 ? 0 : first, gestures[index + 1]?.first);
    return isMeant(own.filter(Boolean), meant);
  });
}

/** Plays each recording to a detector of its own: how many gestures made their steps, and in how many recordings all. */
export function scoreOf(recordings: readonly Recording[]) {
  const judged = recordings.map(judge);
  const all = judged.flat();
  return {
    right: all.filter(Boolean).length,
    gestures: all.length,
    whole: judged.filter((gestures) => gestures.every(Boolean)).length,
  };
}
