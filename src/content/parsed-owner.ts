import { owner as written } from '#content/owner.ts';
import { ownerSchema } from '#scripts/schema/owner-schema.ts';

/**
 * Not in `parsed-content.ts`, because of a cycle: it imports the `page.ts` files, which import the
 * owner through `addresses.ts`.
 */
export const owner = ownerSchema.parse(written);
