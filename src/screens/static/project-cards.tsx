import { Link } from 'wouter';
import { DetailIcon } from '#src/components/detail-icon.tsx';
import { BreakableText } from '#src/components/text-parts.tsx';
import { projects } from '#src/content/details.data.ts';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';
import type { StaticTexts } from '#src/content/static-texts.data.ts';
import { siteLanguage } from '#src/lib/specification.ts';
import { paths } from '#src/navigation/paths.ts';

interface ProjectCardsProps extends Pick<StaticTexts, 'projectDescriptions'> {
  currentPage: StaticPageSummary;
}

/**
 * Links to all projects. The descriptions are in the page's language, the titles and the linked
 * pages in the site's.
 */
export function ProjectCards({ projectDescriptions, currentPage }: ProjectCardsProps) {
  const foreignLang = currentPage.lang && siteLanguage;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((detail) => (
        <li key={detail.slug} className="grid">
          <Link
            href={paths.page(detail.slug)}
            hrefLang={foreignLang}
            className="rounded-card bg-background/60 flex items-start gap-4 p-5 hover:bg-white/25 print:p-0"
          >
            <DetailIcon detail={detail} className="size-12 shrink-0" />
            <span className="grid min-w-0 gap-1 wrap-anywhere">
              <span lang={foreignLang} className="text-on-background text-lg font-semibold">
                <BreakableText text={detail.tile.title} />
              </span>
              <span className="text-on-background-muted text-base">
                {projectDescriptions[detail.slug]}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
