import { detailPage } from '#content/texts/detail.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { lightbox } from '#src/lightbox/lightbox-chunk.ts';
import { LoadingPicture } from '#src/lightbox/loading-picture.tsx';
import { OverlayHost } from '#src/navigation/overlay-host.tsx';
import { DetailSection } from './detail-section.tsx';
import { FeatureList } from './feature-list.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';

const { headings } = detailPage;

interface ProjectScreenProps {
  project: ProjectContent;
}

/** What is a project's own on its page, all from its content. */
export function ProjectScreen({ project }: ProjectScreenProps) {
  const { productImages, featureParagraphs, backgroundText } = project;
  return (
    <>
      {productImages.length > 0 && (
        <>
          <DetailSection heading={headings.pictures} wide>
            <ScreenshotGallery pictures={productImages} />
          </DetailSection>
          <OverlayHost
            kind="lightbox"
            chunk={lightbox}
            loading={(props) => <LoadingPicture {...props} count={productImages.length} />}
            props={{ pictures: productImages }}
          />
        </>
      )}
      {featureParagraphs.length > 0 && (
        <DetailSection heading={headings.features}>
          <FeatureList features={featureParagraphs} />
        </DetailSection>
      )}
      <DetailSection heading={headings.background}>
        {backgroundText.map((text) => (
          <p key={text} className="max-w-text text-lg leading-relaxed text-on-ground-muted">
            {text}
          </p>
        ))}
      </DetailSection>
    </>
  );
}
