import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

/** Not in `parsed-content.ts`: it imports pages that import the owner (`addresses.ts`), a cycle. */
export const owner = ownerSchema.parse(written);
