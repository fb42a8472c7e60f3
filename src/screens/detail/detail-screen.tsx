import { detailPage } from '#content/texts/detail.ts';
import type { Detail } from '#src/content/catalogue.ts';
import type { DetailModule } from '#src/content/detail-files.ts';
import { StaticLinks } from '#src/navigation/static-links.tsx';
import { Introduction } from './introduction.tsx';
import { Invitation } from './invitation.tsx';
import { Neighbours } from './neighbour-tiles.tsx';
import { ProjectScreen } from './project-screen.tsx';
import { References } from './references.tsx';
import { SkillScreen } from './skill-screen.tsx';

const { headings } = detailPage;

interface DetailScreenProps {
  /** The file with the page's texts. */
  content: DetailModule;
  /** The pages that its tags lead to. */
  neighbours: readonly Detail[];
}

/** What a detail page says below its name. */
export function DetailScreen({ content, neighbours }: DetailScreenProps) {
  const isProject = 'project' in content;
  const { title } = isProject ? content.project : content.skill;
  return (
    <>
      <Introduction {...(isProject ? content.project : content.skill)} />
      <div className="grow bg-ground-dark pb-[max(3rem,env(safe-area-inset-bottom))] text-on-ground">
        {isProject ? (
          <ProjectScreen project={content.project} />
        ) : (
          <SkillScreen skill={content.skill} />
        )}
        <References />
        {/* Paper leads nowhere: footers are not printed. */}
        <footer>
          <Neighbours
            heading={isProject ? headings.skills : headings.projects(title)}
            details={neighbours}
          />
          <Invitation />
        </footer>
        <StaticLinks className="mx-auto max-w-content justify-center px-(--margin) pt-12 text-sm text-on-ground-muted sm:justify-end sm:text-base" />
      </div>
    </>
  );
}
