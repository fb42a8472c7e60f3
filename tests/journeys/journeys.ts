import { keyboardJourneys } from './keyboard.ts';
import { pointerJourneys } from './pointer.ts';

/** Every way through the site that is the same in all engines. */
export const journeys = [...keyboardJourneys, ...pointerJourneys];

/** Those that WebKit makes: on CI, which has 15 minutes, only those of the keyboard. */
export const journeysOfWebKit = process.env.CI ? keyboardJourneys : journeys;
