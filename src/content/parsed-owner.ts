import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

/** Not in `parsed-content.ts`, whose pages import the owner through `addresses.ts`: a cycle. */
export const owner = ownerSchema.parse(written);
