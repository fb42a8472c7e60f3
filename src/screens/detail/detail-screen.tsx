import type { Detail } from '#src/content/catalogue.ts';
import type { DetailModule } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { DetailFrame } from './detail-frame.tsx';
import { Invitation } from './invitation.tsx';
import { Neighbours } from './neighbours.tsx';
import { ProjectScreen } from './project-screen.tsx';
import { References } from './references.tsx';
import { SkillScreen } from './skill-screen.tsx';

interface DetailScreenProps {
  /** The file with the page's texts. */
  content: DetailModule;
  /** The pages that its tags lead to. */
  neighbours: readonly Detail[];
  /** Page of the slider that links here. */
  parent: string;
}

/** The page behind a tile. */
export function DetailScreen({ content, neighbours, parent }: DetailScreenProps) {
  const isProject = 'project' in content;
  const { title, tile } = isProject ? content.project : content.skill;
  return (
    <>
      <PageHead title={title} path={paths.detail(tile.slug)} indexed />
      <DetailFrame parent={parent}>
        {isProject ? (
          <ProjectScreen project={content.project} />
        ) : (
          <SkillScreen skill={content.skill} />
        )}
        <References />
        {/* Paper leads nowhere: footers are not printed. */}
        <footer>
          <Neighbours
            heading={isProject ? 'Entwickelt mit' : `Projekte mit ${title}`}
            details={neighbours}
          />
          <Invitation />
        </footer>
      </DetailFrame>
    </>
  );
}
