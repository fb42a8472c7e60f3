import { accessibilityPage } from '#src/content/accessibility.ts';
import * as catalogue from '#src/content/catalogue.ts';
import { imprintPage } from '#src/content/imprint.ts';
import * as neighbours from '#src/content/neighbours.ts';
import { privacyPage } from '#src/content/privacy.ts';
import * as summaries from '#src/content/summaries.ts';

/** Modules of `content`, by file and export, of which browsers get the values (`scripts/evaluated-content.ts`). */
export const evaluatedContent: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accessibility: { accessibilityPage },
  catalogue,
  imprint: { imprintPage },
  neighbours,
  privacy: { privacyPage },
  summaries,
};
