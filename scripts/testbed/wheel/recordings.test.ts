import { describe, expect, it } from 'vitest';
import { bendings } from './bendings.ts';
import { readRecordings, scoreOf } from './recordings.ts';

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
