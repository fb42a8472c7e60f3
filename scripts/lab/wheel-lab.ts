import { bendings } from '#scripts/testbed/wheel/bendings.ts';
import { readRecordings, scoreOf } from '#scripts/testbed/wheel/recordings.ts';

/** Prints what the wheel's detector makes of recordings of real devices, as they are and bent. */
export function run() {
  const recordings = readRecordings();
  if (!recordings) return console.log('There are no recordings in ../shared/wheel-recordings.');
  const rows = Object.entries(bendings).map(([name, bend]) => {
    const { right, gestures, whole } = scoreOf(recordings.map(bend));
    const share = Math.round((1000 * right) / gestures) / 10;
    const figures = { right, gestures, '%': share, 'wholly right': whole };
    return [name, { ...figures, recordings: recordings.length }];
  });
  console.table(Object.fromEntries(rows));
}
