import type { z } from 'zod';
import type * as detail from '#scripts/schema/detail-schema.ts';
import type * as owner from '#scripts/schema/owner-schema.ts';
import type * as resume from '#scripts/schema/resume-schema.ts';

// Imports only types from the schemas, so that browsers do not load Zod.

export type Picture = z.infer<typeof detail.pictureSchema>;
export type FeatureParagraph = z.infer<typeof detail.featureSchema>;
export type ExternalButton = z.infer<typeof detail.buttonSchema>;
export type ProjectContent = z.infer<typeof detail.projectSchema>;
export type SkillContent = z.infer<typeof detail.skillSchema>;
export type Host = z.infer<typeof owner.hostSchema>;
export type Owner = z.infer<typeof owner.ownerSchema>;
export type Station = z.infer<typeof resume.stationSchema>;
export type Resume = z.infer<typeof resume.resumeSchema>;
