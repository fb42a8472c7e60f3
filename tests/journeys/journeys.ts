import { keyboardJourneys } from './keyboard.ts';
import { pointerJourneys } from './pointer.ts';

/** Every way through the site that is the same in all engines. */
export const journeys = [...keyboardJourneys, ...pointerJourneys];

/** Those that `npm test` makes in WebKit; `npm run journeys` makes all (EVERY_JOURNEY=1). */
export const journeysOfWebKit = process.env.EVERY_JOURNEY ? journeys : keyboardJourneys;
