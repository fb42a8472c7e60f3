import { describe, expect, it } from 'vitest';
import { bendings } from './bendings.ts';
import { readRecordings, recordingOf, scoreOf } from './recordings.ts';

const recordings = readRecordings();
if (!recordings) {
  console.warn('No recordings in ../shared/wheel-recordings: only generated streams were checked.');
}

describe.skipIf(!recordings)('recordings of real devices get the steps that were meant', () => {
  it.each(Object.entries(bendings))('%s', (name, bend) => {
    const { right, gestures } = scoreOf((recordings ?? []).map(bend));
    expect(right / gestures).toBeGreaterThanOrEqual(name === 'as recorded' ? 0.99 : 0.98);
  });
});

describe('score', () => {
  const samples: Parameters<typeof recordingOf>[0]['samples'] = [
    [0, 40, 0, 1000],
    [0, 20, 0, 1016],
  ];
  const scoreFor = (meant: Parameters<typeof recordingOf>[0]['meant']) =>
    scoreOf([recordingOf({ samples, meant })]).right;

  it('counts the gestures with exactly their steps, and the recordings where all are right', () => {
    const twice = { samples, meant: 2, order: [1, 1], starts: [1000, 1010] };
    const all = [{ samples, meant: 1 }, twice].map(recordingOf);
    expect(scoreOf(all)).toEqual({ right: 2, gestures: 3, whole: 1 });
  });

  it('takes any number between the least and the most that may have been meant', () => {
    expect(scoreFor([0, 1])).toBe(1);
    expect(scoreFor([2, 3])).toBe(0);
  });
});
