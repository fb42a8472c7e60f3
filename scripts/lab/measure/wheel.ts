import { createWheelGesture } from '#src/gestures/wheel-gesture.ts';
import { bendings } from '#tests/slider/wheel/bendings.ts';
import { missingRecordings, readRecordings } from '#tests/slider/wheel/recordings.ts';
import { scoreOf } from '#tests/slider/wheel/score.ts';
import { streams } from '#tests/slider/wheel/streams.ts';

/** Prints what the wheel's detector makes of recordings of real devices, and of the generated streams. */
export function printWheel() {
  const recordings = readRecordings();
  if (missingRecordings) console.log(missingRecordings);
  else console.log(`\n${'recordings'.padEnd(34)}gestures right      %   wholly right`);
  for (const [name, bend] of missingRecordings ? [] : Object.entries(bendings)) {
    const { right, gestures, whole, recordings: count } = scoreOf(recordings.map(bend));
    const share = ((100 * right) / gestures).toFixed(1);
    console.log(
      `${name.padEnd(34)}${`${right} of ${gestures}`.padStart(14)}  ${share.padStart(5)}${`${whole} of ${count}`.padStart(15)}`,
    );
  }

  const wrong = streams.filter(([, meant, stream]) => {
    const gesture = createWheelGesture();
    const moved = stream.map((sample) => gesture.push(sample)).filter(Boolean);
    return moved.join() !== meant.join();
  });
  const names = wrong.map(([name]) => `\nnot: ${name}`).join('');
  console.log(
    `${'generated streams'.padEnd(34)}${`${streams.length - wrong.length} of ${streams.length}`.padStart(14)}${names}`,
  );
}
