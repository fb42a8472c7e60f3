import { detailPage } from '#content/texts/detail.ts';
import type { SkillContent } from '#src/content/types.ts';
import { DetailSection } from './detail-section.tsx';
import { FeatureList } from './feature-list.tsx';

interface SkillScreenProps {
  skill: SkillContent;
}

/** What is a skill's own on its page, all from its content. */
export function SkillScreen({ skill }: SkillScreenProps) {
  const { experienceText, featureParagraphs } = skill;
  return (
    <>
      <DetailSection heading={detailPage.headings.experience}>
        {experienceText.map((text) => (
          <p key={text} className="max-w-text text-lg leading-relaxed text-on-ground-muted">
            {text}
          </p>
        ))}
      </DetailSection>
      <DetailSection heading={detailPage.headings.uses}>
        <FeatureList features={featureParagraphs} />
      </DetailSection>
    </>
  );
}
