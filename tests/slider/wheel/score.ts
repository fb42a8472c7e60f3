import { createWheelGesture } from '#src/gestures/wheel-gesture.ts';
import type { Meant, Recording } from './recordings.ts';

export interface Score {
  /** Gestures that made exactly the steps that were meant. */
  right: number;
  gestures: number;
  /** Recordings all of whose gestures are right. */
  whole: number;
  recordings: number;
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

/** Plays each recording to a detector of its own. */
export function scoreOf(recordings: readonly Recording[]): Score {
  const judged = recordings.map(judge);
  const all = judged.flat();
  return {
    right: all.filter(Boolean).length,
    gestures: all.length,
    whole: judged.filter((gestures) => gestures.every(Boolean)).length,
    recordings: recordings.length,
  };
}
