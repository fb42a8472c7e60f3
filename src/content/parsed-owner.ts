import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

// Not in `parsed-content.ts`, which imports the `page.ts` files: these import the owner through
// `addresses.ts`, so there would be a cycle.
export const parsedOwner = ownerSchema.parse(written);
