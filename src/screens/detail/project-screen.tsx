import type { ProjectContent } from '#src/content/types.ts';
import { chunk } from '#src/lib/chunk.tsx';
import { OverlayHost } from '#src/navigation/overlay-host.tsx';
import { DetailFrame } from './detail-frame.tsx';
import { DetailSection } from './detail-section.tsx';
import { FeatureList } from './feature-list.tsx';
import { ProjectHeader } from './project-header.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';

const lightbox = chunk(
  'lightbox',
  () => import('#src/lightbox/lightbox.tsx'),
  (module) => module.Lightbox,
);

interface ProjectScreenProps {
  project: ProjectContent;
  /** Page of the slider that links here. */
  parent: string;
}

/** The page of a project, all from its content. */
export function ProjectScreen({ project, parent }: ProjectScreenProps) {
  const { productImages, featureParagraphs, backgroundText } = project;
  return (
    <DetailFrame parent={parent}>
      <ProjectHeader {...project} />
      {productImages.length > 0 && (
        <>
          <DetailSection heading="Einblicke" wide>
            <ScreenshotGallery pictures={productImages} />
          </DetailSection>
          <OverlayHost kind="lightbox" chunk={lightbox} props={{ pictures: productImages }} />
        </>
      )}
      {featureParagraphs.length > 0 && (
        <DetailSection heading="Funktionen">
          <FeatureList features={featureParagraphs} />
        </DetailSection>
      )}
      <DetailSection heading="Hintergrund">
        {backgroundText.map((text) => (
          <p key={text} className="max-w-text text-lg leading-relaxed text-on-ground-muted">
            {text}
          </p>
        ))}
      </DetailSection>
    </DetailFrame>
  );
}
