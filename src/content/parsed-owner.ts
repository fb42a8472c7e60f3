import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

/** Apart from `parsed-content.ts`, because texts of the content depend on it. */
export const owner = ownerSchema.parse(written);
