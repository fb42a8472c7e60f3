import type { DetailModule } from '#src/content/types.ts';
import { paths } from '#src/navigation/paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { ProjectScreen } from './project-screen.tsx';
import { SkillScreen } from './skill-screen.tsx';

interface DetailScreenProps {
  /** The file with the page's texts. */
  content: DetailModule;
  /** Page of the slider that links here. */
  parent: string;
}

/** The page behind a tile. */
export function DetailScreen({ content, parent }: DetailScreenProps) {
  const isProject = 'project' in content;
  const { title, tile } = isProject ? content.project : content.skill;
  return (
    <>
      <PageHead title={title} path={paths.detail(tile.slug)} indexed />
      {isProject ? (
        <ProjectScreen project={content.project} parent={parent} />
      ) : (
        <SkillScreen skill={content.skill} parent={parent} />
      )}
    </>
  );
}
