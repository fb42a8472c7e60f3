import { Link } from 'wouter';
import { staticNavigation } from '#content/texts/controls.ts';
import { siteLanguage } from '#src/config/specification.ts';
import { type StaticPageLink, staticPages } from '#src/content/static-pages.ts';
import { paths } from './paths.ts';

interface StaticLinksProps {
  className: string;
  linkClassName?: string;
  /** Only the legal pages, where there is little room. */
  short?: boolean;
  /** The static page that they stand on; its link is omitted. */
  from?: StaticPageLink;
  /** What they are, for visitors who hear them. */
  label?: string | undefined;
}

/**
 * Quiet links to the static pages that page 0 does not link to. The legal ones have to be within two steps of every page
 * (BGH, I ZR 228/03).
 */
export function StaticLinks({
  className,
  linkClassName = 'min-h-11',
  short,
  from,
  label = staticNavigation,
}: StaticLinksProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-x-6 ${className}`}>
      {staticPages
        .filter(({ slug, onLock, onHome }) => slug !== from?.slug && (onLock || !(short || onHome)))
        .map((page) => (
          <StaticLink
            key={page.slug}
            page={page}
            from={from}
            className={`inline-flex items-center underline-offset-4 hover:underline ${linkClassName}`}
          />
        ))}
    </nav>
  );
}

/** Those that page 0 links to as well. */
export const homePages = staticPages.filter(({ onHome }) => onHome);

interface StaticLinkProps {
  page: StaticPageLink;
  /** The static page that it stands on. */
  from?: StaticPageLink | undefined;
  className: string;
}

/** A link to a static page, with its language where that is another one. */
export function StaticLink({ page, from, className }: StaticLinkProps) {
  const { slug, linkLabel, heading, lang = siteLanguage } = page;
  const other = lang === (from?.lang ?? siteLanguage) ? undefined : lang;
  return (
    <Link
      href={paths.below(slug)}
      lang={other}
      hrefLang={other}
      draggable={false}
      className={className}
    >
      {linkLabel ?? heading}
    </Link>
  );
}
