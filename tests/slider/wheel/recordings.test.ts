import { describe, expect, it } from 'vitest';
import { bendings } from './bendings.ts';
import { missingRecordings, parseRecordings, readRecordings } from './recordings.ts';
import { scoreOf } from './score.ts';

if (missingRecordings) console.warn(missingRecordings);

const swipe = {
  name: 'swipe',
  meant: 1,
  samples: [
    [0, 40, 0, 1000],
    [0, 20, 0, 1016],
  ],
};

function parse(recording: object) {
  return parseRecordings(JSON.stringify({ recordings: [recording] }));
}

describe.skipIf(missingRecordings)(
  'recordings of real devices get the steps that were meant',
  () => {
    const recordings = readRecordings();

    it.each(Object.entries(bendings))('%s', (name, bend) => {
      const { right, gestures } = scoreOf(recordings.map(bend));
      expect(right / gestures).toBeGreaterThanOrEqual(name === 'as recorded' ? 0.99 : 0.98);
    });
  },
);

describe('score', () => {
  it('counts the gestures with exactly their steps, and the recordings where all are right', () => {
    const twice = {
      ...swipe,
      name: 'no second one',
      meant: 2,
      order: [1, 1],
      starts: [1000, 1010],
    };
    const recordings = [swipe, twice].flatMap(parse);
    expect(scoreOf(recordings)).toEqual({ right: 2, gestures: 3, whole: 1, recordings: 2 });
  });

  it('takes any number between the least and the most that may have been meant', () => {
    expect(scoreOf(parse({ ...swipe, meant: [0, 1] })).right).toBe(1);
    expect(scoreOf(parse({ ...swipe, meant: [2, 3] })).right).toBe(0);
  });
});

describe('a file that cannot be used says in one line why', () => {
  it.each([
    ['[', 'The recordings are not JSON.'],
    ['{}', 'The recordings have no list named "recordings".'],
  ])('%s', (json, line) => {
    expect(() => parseRecordings(json)).toThrow(line);
  });

  it.each([
    [{ name: undefined }, 'Recording 1 (without a name): its name is missing.'],
    [{ samples: [] }, 'Recording 1 (swipe): it has no samples.'],
    [{ samples: undefined }, 'Recording 1 (swipe): it has no samples.'],
    [{ samples: [[0, 40, 0]] }, 'Recording 1 (swipe): a sample is not four numbers.'],
    [{ samples: [[0, null, 0, 5]] }, 'Recording 1 (swipe): a sample is not four numbers.'],
    [{ ctrlKey: 1 }, 'Recording 1 (swipe): ctrlKey is not true or false.'],
    [{ meant: undefined }, 'Recording 1 (swipe): meant is neither a number nor a pair of numbers.'],
    [{ meant: [1] }, 'Recording 1 (swipe): meant is neither a number nor a pair of numbers.'],
    [{ order: [1, 'x'] }, 'Recording 1 (swipe): order is not a list of what was meant.'],
    [{ order: [1, 1] }, 'Recording 1 (swipe): starts is not one time per gesture.'],
  ])('%o', (fields, line) => {
    expect(() => parse({ ...swipe, ...fields })).toThrow(line);
  });
});
