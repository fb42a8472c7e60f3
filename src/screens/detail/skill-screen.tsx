import { assetUrl } from '#src/config/environment.ts';
import { paths } from '#src/config/paths.ts';
import { iconSize } from '#src/config/specification.ts';
import type { SkillContent } from '#src/content/types.ts';
import { DetailFrame } from '#src/ui/detail-frame.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { DetailSection } from './detail-section.tsx';
import { DetailTitle } from './detail-title.tsx';
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
      <div style={{ background: tile.background }}>
        <div className="mx-auto grid max-w-content grid-cols-1 justify-items-start gap-4 px-5 py-10 sm:px-10 md:py-16">
          <img
            src={assetUrl(`icons/${tile.icon}.svg`)}
            alt=""
            width={iconSize}
            height={iconSize}
            className="size-16"
          />
          <DetailTitle title={title} />
          <p className="max-w-text text-xl">{description}</p>
        </div>
      </div>
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
