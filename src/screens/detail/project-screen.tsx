import { paths } from '#src/config/paths.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { DetailFrame } from '#src/ui/detail-frame.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { DetailSection } from './detail-section.tsx';
import { FeatureList } from './feature-list.tsx';
import { LazyViewer } from './lazy-viewer.tsx';
import { ProjectHeader } from './project-header.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';

/** The page of a project, all from its content. */
export function ProjectScreen({ project }: { project: ProjectContent }) {
  const { title, description, slug, tile, productImages, featureParagraphs, backgroundText } =
    project;
  return (
    <DetailFrame parent={paths.desktop(2)}>
      <PageHead
        title={title}
        description={description}
        path={paths.detail(slug)}
        card={tile.icon}
      />
      <ProjectHeader {...project} />
      {productImages.length > 0 && (
        <>
          <DetailSection heading="Einblicke" wide>
            <ScreenshotGallery pictures={productImages} />
          </DetailSection>
          <LazyViewer pictures={productImages} />
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
