import type { PropsWithChildren } from 'react';
import { Link } from 'wouter';
import { detailPage } from '#content/texts/detail.ts';
import { DetailIcon } from '#src/components/detail-icon.tsx';
import { Glyph } from '#src/components/glyph.tsx';
import { PageLayout } from '#src/components/page-layout.tsx';
import { BreakableText, breakableParts, ScreenHeading } from '#src/components/text-parts.tsx';
import type { Detail } from '#src/content/details.data.ts';
import { relatedDetails } from '#src/content/related-details.ts';
import { paths } from '#src/navigation/paths.ts';

export const columnClass = 'mx-auto w-full max-w-content px-(--margin)';

/** The layout of a project's or skill's page. It renders before the body has loaded. */
export function DetailLayout({
  detail,
  parent,
  children,
}: PropsWithChildren<{ detail: Detail; parent: string }>) {
  const { title, description, tags, color, background } = detail;
  return (
    <PageLayout
      variant="colored"
      parent={parent}
      style={{ color, background }}
      // Keeps `FailedBody` below the icon, which may reach below the description.
      className="sm:[--space-below-head:--spacing(24)] md:[--space-below-head:--spacing(36)]"
      title={
        <>
          <DetailIcon detail={detail} className="size-7 shrink-0" />
          <span className="leading-tight wrap-anywhere">
            <BreakableText text={title} />
          </span>
        </>
      }
    >
      <div
        className={`relative flex flex-wrap items-center gap-5 pt-8 max-sm:gap-x-4 md:pt-16 print:block landscape-phone:gap-3 landscape-phone:pt-5 ${tags.length > 0 ? 'pb-4' : 'pb-8 md:pb-16'} ${columnClass}`}
      >
        <DetailIcon
          data-page-icon
          detail={detail}
          className="size-20 sm:absolute sm:end-(--margin) sm:top-8 sm:size-28 md:top-16 md:size-44 print:float-right landscape-phone:top-5"
        />
        {/* `w-min` moves the heading below the icon if its longest word does not fit beside it. */}
        <ScreenHeading className="w-min max-w-full grow text-3xl font-bold tracking-tight wrap-break-word hyphens-none sm:pe-40 sm:text-4xl md:pe-56 md:text-6xl print:w-auto">
          {breakableParts(title)}
        </ScreenHeading>
        <div className="grid w-full grid-cols-1 justify-items-start gap-4 wrap-anywhere sm:pe-50 md:min-h-24">
          <p className="max-w-text text-xl text-balance">{description}</p>
          {tags.length > 0 && (
            <ul
              aria-label={detailPage.technologies}
              className="-my-2 flex flex-wrap items-center gap-x-2 font-medium"
            >
              {tags.map((tag) => (
                <li key={tag} className="flex min-h-11 items-center">
                  <Tag
                    title={tag}
                    skill={relatedDetails(detail).find((each) => each.title === tag)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {children}
    </PageLayout>
  );
}

/** A tag; a link if a skill has the same title. */
function Tag({ title, skill }: { title: string; skill: Detail | undefined }) {
  const pill = 'rounded-full border border-current px-3 py-0.5';
  if (!skill) return <span className={pill}>{title}</span>;
  return (
    <Link
      href={paths.page(skill.slug)}
      className="group flex min-h-11 min-w-11 items-center rounded-full"
    >
      <span
        className={`flex grow items-center justify-center gap-1 group-hover:border-2 group-hover:px-2.75 group-hover:py-0.25 ${pill}`}
      >
        {title}
        <Glyph name="arrow-right" size={16} className="shrink-0" />
      </span>
    </Link>
  );
}
