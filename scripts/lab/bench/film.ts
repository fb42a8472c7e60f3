import type { Page } from '@playwright/test';
import { writeSheet } from '#tests/support/picture-sheet.ts';
import type { Recording } from './recording.ts';
import type { Figure } from './statistics.ts';

/** Frames of the longest film; of more, only some are shown, at equal distances. */
const most = 60;

/** Writes the frames of a touch from the one before it to the last that moved, each over its time, in `.cache/films`. */
export async function writeFilm(
  studio: Page,
  name: string,
  frames: Recording['frames'],
  complete: Figure,
) {
  const start = Math.max(
    0,
    frames.findLastIndex(({ time }) => time <= 0),
  );
  const shown = frames
    .slice(start)
    .filter(({ time }) => time <= (complete ?? Number.POSITIVE_INFINITY));
  const each = Math.ceil(shown.length / most);
  const pictures = shown
    .filter((_, index) => (shown.length - 1 - index) % each === 0)
    .map(({ time, picture }) => ({ picture, caption: `${Math.round(time)} ms` }));
  await writeSheet(studio, `.cache/films/${name.replaceAll(/[^\w]+/g, '-')}.png`, pictures, 195);
}
