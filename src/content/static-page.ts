import type { z } from 'zod';
import type {
  blockSchema,
  localesSchema,
  sectionSchema,
  staticPageSchema,
} from '#scripts/schema/static-page-schema.ts';

export type StaticBlock = z.infer<typeof blockSchema>;
export type StaticSection = z.infer<typeof sectionSchema>;
export type StaticPage = z.infer<typeof staticPageSchema>;
export type Locales = z.infer<typeof localesSchema>;

export function section(
  id: string,
  heading: string,
  blocks: readonly StaticBlock[],
): StaticSection {
  return { id, heading, blocks };
}

export function list(...items: string[]): StaticBlock {
  return { list: items };
}

/** Whether a page has cards of all projects. */
export function showsProjects({ introduction, sections }: StaticPage): boolean {
  const blocks = [introduction, ...sections].flatMap((part) => part?.blocks ?? []);
  return blocks.some((block) => typeof block === 'object' && 'projects' in block);
}
