import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

/** Not in `parsed-content.ts`, because texts of the content import it. */
export const owner = ownerSchema.parse(written);
