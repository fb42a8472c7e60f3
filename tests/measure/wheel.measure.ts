import { test } from '@playwright/test';
import { createWheelGesture } from '#src/gestures/wheel-gesture.ts';
import { wheelTable } from '#src/gestures/wheel-table.ts';

/** Two columns of steps: 1 is a page on, -1 a page back. */
const steps = (moves: readonly number[]) => (moves.length > 0 ? moves.join(' ') : '–').padEnd(8);

test('pages moved and pages meant by each stream of the wheel', () => {
  console.log(`\n${'stream of the wheel'.padEnd(42)}events  meant   moved   equal`);
  let equal = 0;
  for (const { name, stream, meant } of wheelTable) {
    const gesture = createWheelGesture();
    const moved = stream.map((sample) => gesture.push(sample)).filter((step) => step !== 0);
    const same = moved.join() === meant.join();
    equal += Number(same);
    const events = String(stream.length).padStart(6);
    console.log(
      `${name.padEnd(42)}${events}  ${steps(meant)}${steps(moved)}${same ? 'yes' : 'NO'}`,
    );
  }
  console.log(`${equal} of ${wheelTable.length} streams move the pages that were meant`);
});
