import type { Payload } from './payload.ts';
import { bodies, several } from './payload-commits.ts';
import { operations } from './payload-operations.ts';
import { places } from './payload-places.ts';
import { repeats } from './payload-repeats.ts';
import { texts } from './payload-texts.ts';
import { values } from './payload-values.ts';

/** The table that the rules in the emulator and the stand-in are both held against. */
export const payloads: readonly Payload[] = [
  ...texts,
  ...values,
  ...places,
  ...repeats,
  ...operations,
  ...several,
  ...bodies,
];
