import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

// In `parsed-content.ts`, `parsedOwner` would cause an import cycle: `parsed-content.ts` imports
// the pages, pages import `addresses.ts`, and `addresses.ts` imports `owner.data.ts`, which would
// import `parsed-content.ts`.
export const parsedOwner = ownerSchema.parse(written);
