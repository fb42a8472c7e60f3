import { owner } from './owner.ts';

/** When the owner can begin something new, in a line; undefined where it is not set. */
export const availability = owner.availability && `Für neue Projekte frei ${owner.availability}`;
