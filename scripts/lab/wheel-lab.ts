import { bendings } from '#scripts/testbed/wheel/bendings.ts';
import { readRecordings, scoreOf } from '#scripts/testbed/wheel/recordings.ts';
import { align } from './table.ts';

/** Prints what the wheel's detector makes of recordings of real devices, as they are and bent. */
export function run() {
  const recordings = readRecordings();
  if (!recordings) return console.log('There are no recordings in ../shared/wheel-recordings.');
  const rows = Object.entries(bendings).map(([name, bend]) => {
    const { right, gestures, whole } = scoreOf(recordings.map(bend));
    const share = ((100 * right) / gestures).toFixed(1);
    return [name, `${right} of ${gestures}`, share, `${whole} of ${recordings.length}`];
  });
  console.log(align([['recordings', 'gestures right', '%', 'wholly right'], ...rows]));
}
