import { keyboardJourneys } from './keyboard.ts';
import { pointerJourneys } from './pointer.ts';

/** Every way through the site that is the same in all engines. */
export const journeys = [...keyboardJourneys, ...pointerJourneys];
