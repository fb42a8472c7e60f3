import { paths } from '#src/config/paths.ts';
import type { SkillContent } from '#src/content/types.ts';
import { DetailFrame } from '#src/ui/detail-frame.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSection } from './detail-section.tsx';
import { FeatureList } from './feature-list.tsx';

/** The page of a skill, all from its content. */
export function SkillScreen({ skill }: { skill: SkillContent }) {
  const { title, description, slug, tile, experienceText, featureParagraphs } = skill;
  return (
    <DetailFrame parent={paths.desktop(1)}>
      <PageHead
        title={title}
        description={description}
        path={paths.detail(slug)}
        card={tile.icon}
      />
      <DetailHeader tile={tile} title={title} style={{ background: tile.background }}>
        <p className="max-w-text text-xl">{description}</p>
      </DetailHeader>
      <DetailSection heading="Meine Erfahrung">
        {experienceText.map((text) => (
          <p key={text} className="max-w-text text-lg leading-relaxed text-on-ground-muted">
            {text}
          </p>
        ))}
      </DetailSection>
      <DetailSection heading="Wofür ich es einsetze">
        <FeatureList features={featureParagraphs} />
      </DetailSection>
    </DetailFrame>
  );
}
